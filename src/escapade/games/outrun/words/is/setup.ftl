# Hvernig staða er stillt upp í höndunum, á greiningarborðinu.
outrun-setup = Fyrir hvern leikmann: herbergið, @ og reiturinn á skrímslaborðinu, síðan með tvípunktum spilin fyrir framan og spilin á hendi, til dæmis 3@6:reverse:boost.
