# Reports and mutes, for moderators of the server.
moderation = Moderation
moderation-nobody = Only moderators of this server can see this page. The server’s host appoints moderators with “escapade moderators --add USERNAME”.
reports-open = Open reports
reports-closed = Closed reports
reports-none = No reports.
report-times = { $times ->
        [one] Reported by { $times } player, { $when }
       *[other] Reported by { $times } players, last on { $when }
    }
muted-until = Muted until { $when }
mute-for = Mute for
mute-hours = { $hours ->
        [1] an hour
        [24] a day
        [168] a week
        [720] a month
       *[other] { $hours } hours
    }
mute-and-close = Mute and close
report-close = Close
mute-lift = Unmute
