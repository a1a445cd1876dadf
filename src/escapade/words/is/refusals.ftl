# Af hverju þjónninn neitar: sömu setningar á síðunni og í API. Hvert auðkenni er `refusal-` og kóði úr server/refusals.py.
refusal-not-started = Leikurinn er ekki hafinn
refusal-started-already = Leikurinn er þegar hafinn
refusal-game-over = Leiknum er lokið
refusal-not-over = Leiknum er ekki lokið enn
refusal-record-secret = Leikskýrslan er leynileg þar til leiknum lýkur
refusal-replay-later = Endursýningin verður til þegar leiknum lýkur; þangað til geturðu horft á leikinn í beinni
refusal-no-such-seat = Ekkert sæti { $seat } er við þetta borð, aðeins { $seats }
refusal-no-seat-of-yours = Þú átt ekki sæti við þetta borð
refusal-not-your-seat = Sæti { $seat } er ekki þitt
refusal-host-only = Aðeins gestgjafi borðsins getur gert þetta
refusal-all-seats-taken = Öll sæti eru upptekin
refusal-seat-taken = Sæti { $seat } er upptekið
refusal-one-seat = Í stigaleik geturðu aðeins átt eitt sæti
refusal-second-seat = Aðeins gestgjafinn getur bætt við leikmönnum í sama tæki
refusal-one-device = Hér spila öll samtímis. Til að deila tæki skaltu búa til nýjan leik og bæta öllum við í eyðublaðinu
refusal-removed = Gestgjafinn var að taka þig úr sætinu. Þú getur sest aftur eftir mínútu
refusal-seat-open = Sæti { $seat } er þegar laust
refusal-seats-open =
    { $count ->
        [one] Enn er { $count } sæti laust; bíddu eða bættu við botta
       *[other] Enn eru { $count } sæti laus; bíddu eða bættu við bottum
    }
refusal-seats-occupied = { $count ->
        [one] Einhver þarf fyrst að standa upp: { $count } leikmanni er ofaukið
       *[other] Einhver þarf fyrst að standa upp: { $count } leikmönnum er ofaukið
    }
refusal-box-players = Ekki er hægt að spila með { $players } leikmönnum með leiðréttum kassa þessa borðs
refusal-colour-taken = Einhver annar er með þennan lit
refusal-paused = Hlé er á leiknum
refusal-paused-already = Hlé er þegar á leiknum
refusal-not-paused = Það er ekki hlé á leiknum
refusal-stale = Leikurinn er kominn lengra; líttu aftur á borðið
refusal-action-unreadable =
    { $kind ->
        [move] „{ $text }“ er ekki aðgerð. Leyfilegt hér: { $known }
        [run] „{ $text }“ er ekki hlaup. Skrifaðu það svona: { $known }
       *[other] Þessa aðgerð er ekki hægt að lesa ({ $detail })
    }
refusal-rule = Reglurnar leyfa þetta ekki
refusal-nothing-to-take-back = Það er ekkert að afturkalla
refusal-seen-already = Þú hefur séð það sem var hulið og því er ekki hægt að afturkalla þetta
refusal-vote-waits = Önnur beiðni bíður enn svars
refusal-nothing-proposed = Engin beiðni bíður svars
refusal-answered-already = Þú hefur þegar svarað
refusal-you-resigned = Þú gafst upp
refusal-resigned-already = Þú hefur þegar gefist upp
refusal-bot-holds = Botti leysir þig af
refusal-person-plays = Það er ekki botti sem spilar í sæti { $seat }
refusal-nobody-left = Leikmaðurinn í sæti { $seat } er ekki farinn
refusal-nobody-holds = Enginn botti leysir þig af í sæti { $seat }
refusal-in-time = Leikmaðurinn var enn innan tímamarka
refusal-store-away = Þjónninn nær ekki sambandi við gagnagrunninn. Aðgerðin þín er geymd og verður send aftur.
refusal-table-damaged = Ekki er hægt að lesa þennan leik. Aðgerðirnar eru geymdar og rekstraraðili þjónsins sér hvað er að.
refusal-not-stored = Ekki tókst að vista þetta og því gerðist ekkert; reyndu aftur
refusal-muted = Gestgjafi borðsins hefur lokað á spjall frá þér
refusal-muted-everywhere = { $hours ->
        [one] Umsjónarmaður hefur lokað á spjall frá þér. Þú getur spjallað aftur innan klukkustundar
       *[other] Umsjónarmaður hefur lokað á spjall frá þér. Þú getur spjallað aftur eftir { $hours } klst.
    }
refusal-report-empty = Þessi leikmaður hefur ekkert sagt hér
refusal-report-self = Ekki er hægt að tilkynna sjálfan sig
refusal-reports-enough = Þú getur sent í mesta lagi { $most } tilkynningar á dag
refusal-moderators-only = Aðeins umsjónarmenn þessa þjóns geta gert þetta
refusal-no-such-report = Þessi tilkynning er ekki til
refusal-no-answers = Þessi leikur er ekki með föst svör
refusal-answer-unknown = „{ $answer }“ er ekki fast svar; í boði: { $answers }
refusal-hint-rated = Engar vísbendingar eru í stigaleikjum
refusal-hint-people = Engar vísbendingar eru í leikjum við annað fólk
refusal-hints-rated = Stigaleikur er spilaður án vísbendinga
refusal-hints-none = „{ $game }“ hefur engar vísbendingar sem hægt er að kveikja á
refusal-deal-people = Aðeins er hægt að spila sömu gjöf aftur ef ekkert annað fólk var við borðið
refusal-bots-busy = Enginn botti náði að svara í tæka tíð; reyndu aftur
refusal-no-such-step = Það var ekkert að ákveða í skrefi { $step } í þessum leik
refusal-not-your-move = Þú átt ekki leik
refusal-no-such-table = Þessi leikur er ekki til
refusal-game-unknown = Enginn leikur heitir „{ $game }“; leikir: { $games }
refusal-no-rules = Þessum leik fylgja engar skrifaðar reglur
refusal-no-such-lesson = Engin æfing heitir „{ $lesson }“
refusal-no-such-puzzle = Þraut { $puzzle } í { $game } er ekki til
refusal-no-such-own-puzzle = Þessi þraut er ekki til eða höfundur hennar hefur eytt henni
refusal-puzzle-turn = Þraut byrjar á umferð: í þessari stöðu á enginn leik, eða annar leikmaður á leik
refusal-puzzle-wide = Möguleikar þessarar umferðar eru of margir til að prófa alla, svo að ekki er hægt að sanna hver er bestur
refusal-puzzle-unclear = Engin umferð er greinilega best hér, eða allar fyrstu aðgerðir eru jafngóðar, svo að þetta er ekki þraut
refusal-puzzles-enough = Þú átt þegar { $most } þrautir; eyddu einni fyrst
refusal-daily-run-over = Þú hefur þegar hlaupið leið dagsins; aðeins fyrsta hlaupið gildir
refusal-daily-run-not-started = Sýndu fyrst leið dagsins
refusal-no-such-guide-step = Leikurinn með leiðsögn í { $game } hefur ekkert skref { $step }
refusal-other-move-asked = Þetta skref snýst um aðra aðgerð. Lestu það aftur eða veldu „Sýndu mér“.
refusal-position = Ekki er hægt að nota þessa stöðu: { $detail }
refusal-position-people = Leikur frá stöðu er aðeins fyrir þig og botta og telur ekki til stiga
refusal-position-over = Leiknum er lokið í þessari stöðu
refusal-position-seats = Staðan er fyrir { $players } leikmenn, ekki { $seats }
refusal-bot-unknown = Enginn botti heitir „{ $bot }“; bottar: { $bots }
refusal-clock-seconds = Tímamörk eru minnst 1 sekúnda
refusal-clock-days = Tímamörk í dögum eru minnst 1 dagur
refusal-option-unknown = Þessi leikur er ekki með valkostinn „{ $name }“
refusal-option-value = { $name } getur ekki verið „{ $value }“; í boði: { $values }
refusal-option-players = Þessi leikur er fyrir { $least } til { $most } leikmenn, ekki { $players }
refusal-option-first = Sæti { $first } getur ekki byrjað: leikmenn eru aðeins { $players }
refusal-nobody = Þjónninn þekkir þig ekki enn. Endurhladdu síðuna; forrit senda fyrst POST /api/me eða gildan API-lykil
refusal-no-such-person = Enginn leikmaður er með þetta auðkenni
refusal-name-empty = Í nafni þurfa að vera sýnilegir stafir
refusal-account-already = Þú ert þegar með aðgang
refusal-settings-enough = Stillingarnar þínar eru þegar eins margar og hægt er: { $most }
refusal-login-taken = Notandanafnið { $login } er frátekið
refusal-login-wrong = Rangt notandanafn eða lykilorð
refusal-password-wrong = Rangt lykilorð
refusal-token-lacks = Þessi API-lykill má þetta ekki; hann vantar heimildina „{ $scope }“
refusal-tokens-enough = Fjöldi API-lykla þinna er þegar { $most }; afturkallaðu einn fyrst
refusal-hooks-enough = Fjöldi vefkróka þinna er þegar { $most }; fjarlægðu einn fyrst
refusal-hook-unreadable = „{ $url }“ er ekki gild slóð
refusal-hook-https = Slóð vefkróks verður að byrja á https:// og vera án notanda og gáttar
refusal-hook-unknown-host = Hýsillinn { $host } fannst ekki
refusal-hook-private = Slóð vefkróks verður að vera opinber
refusal-no-such-hook = Þú átt ekki þennan vefkrók
refusal-hook-silent = Vefkrókurinn svaraði ekki
refusal-hook-answers = Vefkrókurinn svaraði með stöðunni { $status }
refusal-say-watch-first = Aðeins leikmenn og áhorfendur þessa leiks geta spjallað hér
refusal-tables-enough = Þú getur fylgst með { $most } leikjum í einu, ekki fleiri
refusal-tables-open = Ókláraðir leikir sem þú hefur stofnað síðan í gær eru { $most }; ljúktu einum fyrst
refusal-seats-held = Sæti þín í ókláruðum leikjum eru { $most }; ljúktu leik eða losaðu sæti fyrst
refusal-no-message = Þetta eru ekki gild skilaboð: { $detail }
refusal-other-site = Beiðnin kom af síðu annars vefjar og var stöðvuð
refusal-too-fast = Of margar beiðnir; hægðu aðeins á þér
refusal-wait = Bíddu í nokkrar sekúndur og reyndu aftur
refusal-form = Beiðnin er ekki gild: { $detail }
refusal-unknown-field =
    { $meant ->
        [none] Enginn reitur heitir „{ $field }“; reitir: { $known }
       *[other] Enginn reitur heitir „{ $field }“; áttirðu við „{ $meant }“?
    }
refusal-nothing-here = Það er ekkert á þessari slóð
refusal-too-long = Þetta er of langt
refusal-http = Þetta tókst ekki: { $detail }
refusal-our-mistake = Eitthvað fór úrskeiðis á þjóninum

refusal-no-such-box = Kassinn { $box } er ekki til
refusal-boxes-enough = Fjöldi kassa þinna er þegar { $most }; fjarlægðu einn fyrst
refusal-box-other-game = Kassinn „{ $box }“ er fyrir annan leik ({ $game })
refusal-box-rated = Stigaleikur er spilaður án kassa
refusal-box = Þessi kassi er ekki gildur
