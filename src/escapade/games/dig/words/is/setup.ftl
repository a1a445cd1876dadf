# Hvernig staða er stillt upp í höndunum, á greiningarborðinu.
dig-setup = Fyrir hvern leikmann: svæðið, tvípunktur, spilin á hendi með kommum á milli, tvípunktur og allt annað, til dæmis showers:knife*2,spoon:cigarettes=4,points=3.
