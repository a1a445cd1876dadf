# The page with the settings.
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
sound = Sound
confirm-moves = Confirm moves
notices = Notify me when it’s my turn
notices-forbidden = Your browser blocks notifications from this page. You can allow them in the browser’s settings.
settings-here = Saved in this browser. With an account, they are the same on all your devices.
settings-everywhere = Saved with your account, the same on all your devices.
