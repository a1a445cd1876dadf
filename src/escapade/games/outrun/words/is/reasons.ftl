# Hvers vegna ein ákvörðun er verri en önnur.
outrun-reason-rooms =
    { $count ->
        [one] Kemst { $count } herbergi skemur.
       *[other] Kemst { $count } herbergjum skemur.
    }
outrun-reason-front = Spilin á borðinu gera eigið hlaup erfiðara.
outrun-reason-hand =
    { $played ->
        [one] Heldur { $played } spili í stað { $better }.
       *[other] Heldur { $played } spilum í stað { $better }.
    }
outrun-reason-ill = Losnar ekki við smitið.
outrun-reason-rival = { $name } fær auðveldara hlaup.
