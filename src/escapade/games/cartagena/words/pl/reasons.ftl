# Dlaczego jedna tura jest gorsza od innej.
cartagena-reason-cards =
    { $played ->
        [one] Kończy turę z { $played } kartą zamiast { $better }.
       *[other] Kończy turę z { $played } kartami zamiast { $better }.
    }
cartagena-reason-boat =
    { $count ->
        [one] Do celu dociera o jednego pirata mniej.
        [few] Do celu dociera o { $count } piratów mniej.
       *[many] Do celu dociera o { $count } piratów mniej.
    }
cartagena-reason-way =
    { $count ->
        [one] Piraci przechodzą o { $count } pole mniej.
        [few] Piraci przechodzą o { $count } pola mniej.
       *[many] Piraci przechodzą o { $count } pól mniej.
    }
cartagena-reason-leaves =
    { $count ->
        [one] Potem { $name } może cofnąć się { $to-to } po { $count } kartę.
        [few] Potem { $name } może cofnąć się { $to-to } po { $count } karty.
       *[many] Potem { $name } może cofnąć się { $to-to } po { $count } kart.
    }
cartagena-reason-symbols =
    { $played ->
        [one] Kończy turę tylko z { $played } rysunkiem na ręce zamiast { $better }.
        [few] Kończy turę z { $played } różnymi rysunkami na ręce zamiast { $better }.
       *[many] Kończy turę z { $played } różnymi rysunkami na ręce zamiast { $better }.
    }
cartagena-reason-bridge =
    { $played ->
        [one] Potem { $name } może jedną kartą przejść nawet { $played } pole zamiast { $better }.
        [few] Potem { $name } może jedną kartą przejść nawet { $played } pola zamiast { $better }.
       *[many] Potem { $name } może jedną kartą przejść nawet { $played } pól zamiast { $better }.
    }
