# Hvernig staða er stillt upp í höndunum, á greiningarborðinu.
cartagena-setup = Fyrir hvern leikmann: reitir sjóræningjanna með punktum á milli (0 er byrjunin), tvípunktur og spilin á hendi með bókstöfum sínum, til dæmis 0.0.3.3.5.7:b2kh.
