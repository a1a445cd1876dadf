// Made by scripts/wire_ts.py from wire.py, messages.py and effects.py in src/escapade; change it there.

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export type Code =
  | "not-started"
  | "started-already"
  | "game-over"
  | "not-over"
  | "record-secret"
  | "replay-later"
  | "no-such-seat"
  | "no-seat-of-yours"
  | "not-your-seat"
  | "host-only"
  | "all-seats-taken"
  | "seat-taken"
  | "one-seat"
  | "second-seat"
  | "one-device"
  | "removed"
  | "seat-open"
  | "seats-open"
  | "seats-occupied"
  | "box-players"
  | "colour-taken"
  | "paused"
  | "paused-already"
  | "not-paused"
  | "stale"
  | "action-unreadable"
  | "rule"
  | "nothing-to-take-back"
  | "seen-already"
  | "vote-waits"
  | "nothing-proposed"
  | "answered-already"
  | "you-resigned"
  | "resigned-already"
  | "bot-holds"
  | "person-plays"
  | "nobody-left"
  | "nobody-holds"
  | "in-time"
  | "not-stored"
  | "store-away"
  | "table-damaged"
  | "muted"
  | "muted-everywhere"
  | "moderators-only"
  | "report-empty"
  | "report-self"
  | "reports-enough"
  | "no-such-report"
  | "no-answers"
  | "answer-unknown"
  | "hint-rated"
  | "hint-people"
  | "hints-rated"
  | "hints-none"
  | "deal-people"
  | "bots-busy"
  | "no-such-step"
  | "not-your-move"
  | "no-such-table"
  | "game-unknown"
  | "no-rules"
  | "no-such-lesson"
  | "no-such-puzzle"
  | "no-such-own-puzzle"
  | "puzzle-turn"
  | "puzzle-wide"
  | "puzzle-unclear"
  | "puzzles-enough"
  | "daily-run-over"
  | "daily-run-not-started"
  | "no-such-guide-step"
  | "other-move-asked"
  | "position"
  | "position-people"
  | "position-over"
  | "position-seats"
  | "bot-unknown"
  | "clock-seconds"
  | "clock-days"
  | "nobody"
  | "no-such-person"
  | "name-empty"
  | "account-already"
  | "settings-enough"
  | "login-taken"
  | "login-wrong"
  | "password-wrong"
  | "token-lacks"
  | "tokens-enough"
  | "hooks-enough"
  | "hook-unreadable"
  | "hook-https"
  | "hook-unknown-host"
  | "hook-private"
  | "no-such-hook"
  | "hook-silent"
  | "hook-answers"
  | "no-such-box"
  | "boxes-enough"
  | "box-other-game"
  | "box-rated"
  | "box"
  | "say-watch-first"
  | "tables-enough"
  | "tables-open"
  | "seats-held"
  | "no-message"
  | "other-site"
  | "too-fast"
  | "wait"
  | "form"
  | "unknown-field"
  | "nothing-here"
  | "too-long"
  | "http"
  | "our-mistake";

/** A fact: the player in a seat, told by name. */
export interface Player {
  is: "player";
  seat: number;
}

/** Something to be said: a sentence, or the name of a card or a place. */
export interface Message {
  is: "message";
  id: string;
  facts?: Record<string, Fact>;
  rule?: string;
}

/** A place on the table: a zone ("hand", "deck", "space"), whose it is, and its number where there are several. */
export interface Spot {
  zone: string;
  seat?: number | null;
  at?: number | null;
}

/** One or more pieces of a kind go from one spot to another. A piece that belongs to nobody has no owner. */
export interface PieceMoves {
  does: "piece";
  piece: string;
  start: Spot;
  end: Spot;
  owner?: number | null;
  count?: number;
}

/** Cards go from one spot to another. A card is its number in the game; None is a card face down. */
export interface CardsMove {
  does: "cards";
  cards: (number | null)[];
  start: Spot;
  end: Spot;
}

/** A number on the table changes: actions left, tunnel points, cigarettes. */
export interface CounterChanges {
  does: "counter";
  name: string;
  by: number;
  seat?: number | null;
}

/** A token is turned up, placed or removed. `token` names what it shows, None if it stays face down. */
export interface TokenTurns {
  does: "token";
  spot: Spot;
  token?: string | null;
}

/** A card to point at: its number, and where it lies. */
export interface PickCard {
  pick: "card";
  card: number;
  spot: Spot;
}

/** A piece to point at. */
export interface PickPiece {
  pick: "piece";
  piece: string;
  spot: Spot;
  owner?: number | null;
}

/** A place to point at. */
export interface PickSpot {
  pick: "spot";
  spot: Spot;
}

/** A player to point at. */
export interface PickPlayer {
  pick: "player";
  seat: number;
}

/** A small sign to draw at a spot while a move is looked at: what it would leave open there. */
export interface Mark {
  spot: Spot;
  text: string;
}

/** A legal move as every screen shows it, before it is played. */
export interface MoveDescription {
  text: string;
  kind: string;
  message: Message;
  effects?: Effect[];
  picks?: Pick[];
  notes?: Message[];
  group?: Message | null;
  marks?: Mark[];
}

/** Something that can be chosen. */
export interface SetupWord {
  text: string;
  name: Message;
}

/** One of several facts that a part consists of. */
export interface SetupFact {
  label: Message;
  kind: "choice" | "counts" | "number" | "yes";
  prefix?: string;
  words?: SetupWord[];
  most?: number;
}

/** A part of a field; parts are written one after the other with colons between them. */
export interface SetupPart {
  label: Message;
  kind?: "cards" | "choice" | "facts" | "places" | "run" | "text";
  words?: SetupWord[];
  separator?: string;
  most?: number;
  facts?: SetupFact[];
}

/** Something that happened at a table. Its number in the log is the table's version after it. */
export interface Entry {
  type: "Entry";
}

/** Somebody sat down; without a person and a bot the seat is open again. */
export interface Sat {
  type: "sat";
  seat: number;
  name?: string;
  person?: string;
  bot?: string;
}

/** The game was dealt; the hash commits the table to its seed. */
export interface Started {
  type: "started";
  names: string[];
  commitment: string;
}

/** A seat played. `record` is the line of the game's record, which is not for everybody. */
export interface Played {
  type: "played";
  seat: number;
  record?: string;
  by?: string;
  spent?: number;
  news?: boolean;
}

/** Moves were taken back; so many are left. What was seen stays seen. */
export interface Undone {
  type: "undone";
  seat: number;
  left: number;
}

/** A seat proposes something: to take moves back, to pause, to resume. */
export interface Proposed {
  type: "proposed";
  seat: number;
  what: "pause" | "resume" | "undo";
  left?: number;
}

/** A seat answered what was proposed. */
export interface Voted {
  type: "voted";
  seat: number;
  yes: boolean;
}

/** All clocks stopped. */
export interface Paused {
  type: "paused";
}

/** The clocks run again. */
export interface Resumed {
  type: "resumed";
}

/** All nodes were away, and the clocks that ran get the time back. */
export interface Credited {
  type: "credited";
  ms: number;
}

/** A bot holds the seat of somebody who left. */
export interface Held {
  type: "held";
  seat: number;
  bot: string;
}

/** They came back and took the seat again. */
export interface Returned {
  type: "returned";
  seat: number;
}

/** A seat gave up, or ran out of time; a bot plays its part to the end. */
export interface Resigned {
  type: "resigned";
  seat: number;
  bot: string;
  time?: boolean;
}

/** The game is over, and the seed is revealed. */
export interface Ended {
  type: "ended";
  winners: number[];
  reason: "left" | "played" | "resigned" | "time";
  seed: string;
  salt: string;
}

/** The same people play again, at another table. */
export interface Rematched {
  type: "rematched";
  table: string;
}

/** The number of seats changed before the start: some stay, in their order, and open ones follow. */
export interface Resized {
  type: "resized";
  seats: number;
  kept: number[];
}

/** Somebody chose how their pieces look. */
export interface LookChosen {
  type: "look";
  seat: number;
  colour?: number | null;
  character?: number | null;
}

/** Watch a table; with `since`, get only what happened after that version. */
export interface Watch {
  type: "watch";
  table: string;
  since?: number | null;
  draw?: boolean;
  changes?: boolean;
  pace?: "calm" | "instant" | "quick" | null;
}

/** Stop watching a table. */
export interface Leave {
  type: "leave";
  table: string;
}

/** Play an action, decided at a version of the table. Send it again with the same id until it is answered. */
export interface Play {
  type: "play";
  table: string;
  id: string;
  version: number;
  action: string;
  seat?: number | null;
  elapsed?: number | null;
}

/** Ask why an action may not be played; the answer is a refusal. It is never played. */
export interface Why {
  type: "why";
  table: string;
  action: string;
  seat?: number | null;
}

/** Set a standing answer for a seat; one of the game's `answers`. */
export interface Answer {
  type: "answer";
  table: string;
  answer: string;
  seat?: number | null;
}

/** Be ready for a race to start. It binds nobody, and ends with the next move. */
export interface Ready {
  type: "ready";
  table: string;
  seat?: number | null;
}

/** Send a chat line. */
export interface Say {
  type: "say";
  table: string;
  text: string;
}

/** Lead the review of a finished game: show everybody who follows the step I look at. */
export interface Lead {
  type: "lead";
  table: string;
  step?: number | null;
}

/** Answer a ping at once; the server measures the round trip. */
export interface Pong {
  type: "pong";
  n: number;
}

/** A person's public data. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
}

/** One seat's clock: the time left (ms), and when it runs out if it runs (ms since 1970, server time). */
export interface Clock {
  left: number;
  falls?: number | null;
}

/** A seat: a person's, a bot's, or open. A bot may hold a person's seat for a while. */
export interface Seat {
  name?: string;
  person?: string;
  bot?: string;
  held?: boolean;
  resigned?: boolean;
  here?: boolean;
  colour?: number | null;
  character?: number | null;
}

/** Time control: none, per turn, a bank with an increment per turn, or days per turn. */
export interface Control {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
  turns?: boolean;
}

/** What is agreed on when a table is opened. Its header, its summary and the form for a new table extend this. */
export interface TableTerms {
  game: string;
  options: Record<string, string>;
  public: boolean;
  rated: boolean;
  hints: boolean;
  control: Control;
  delay: number;
  hold: number;
  box: string;
}

/** A table as the lobby shows it. */
export interface TableSummary {
  game: string;
  options: Record<string, string>;
  public?: boolean;
  rated?: boolean;
  hints?: boolean;
  control?: Control;
  delay?: number;
  hold?: number;
  box?: string;
  id: string;
  seats: Seat[];
  host: string;
  status: "damaged" | "gathering" | "over" | "playing";
  created: number;
  commitment?: string;
  winners?: number[];
  reason?: string;
  rematch?: string;
  box_name?: string;
}

/** An open proposal, who has agreed, and who is still asked. */
export interface Vote {
  what: "pause" | "resume" | "undo";
  by: number;
  agreed: number[];
  asked: number[];
  left?: number;
}

/** An event of a game: its name, its details by name, and what it changed in terms any board can draw. */
export interface Happening {
  event: string;
  details?: Record<string, Json>;
  effects?: Effect[];
}

/** What one seat (None: a spectator) sees: what happened, the table after it, and what the seat may do. */
export interface SeatView {
  seat: number | null;
  view: string;
  legal?: string[];
  events?: Record<string, Json>[];
  picture?: unknown;
  changed?: Record<string, unknown> | null;
  question?: Message | null;
  moves?: MoveDescription[];
  notes?: Message[][];
  secrets?: boolean;
  hint?: boolean;
  right?: string[];
}

/** What is the same for all watchers: who must decide, clocks, vote, whether moves can be taken back. */
export interface Standing {
  to_act?: number[];
  clocks?: Clock[];
  paused?: boolean;
  vote?: Vote | null;
  undo?: number[];
  undo_by_vote?: number[];
  moves?: number;
  due?: number | null;
}

/** The first message: who you are, and the server's time. */
export interface Welcome {
  type: "welcome";
  you: Person;
  now: number;
  escapade: string;
}

/** A whole table as you see it now. */
export interface Snapshot {
  type: "snapshot";
  table: TableSummary;
  version: number;
  yours: number[];
  standing: Standing;
  views?: SeatView[];
}

/** One entry of a table's log as you see it, and the table after it. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  at: number;
  entry: AnyEntry;
  yours: number[];
  standing: Standing;
  views?: SeatView[];
  events?: Happening[];
  says?: Message[];
}

/** The action is played and stored as this version. */
export interface Accepted {
  type: "accepted";
  table: string;
  id: string;
  version: number;
}

/** A request was refused: a sentence, its code and facts, and the rule's id if a rule says so. */
export interface Refused {
  type: "refused";
  says: string;
  code: string;
  table?: string;
  id?: string;
  rule?: string;
  stale?: boolean;
  facts?: Record<string, Fact>;
}

/** The standing answer of a seat of yours, sent to you alone. */
export interface StandingAnswer {
  type: "standing-answer";
  table: string;
  seat: number;
  answer: string;
}

/** A chat line. */
export interface ChatMessage {
  type: "chat";
  table: string;
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
  phrase?: string;
}

/** Who is at the table now, and the number of spectators. */
export interface Present {
  type: "present";
  table: string;
  seats: boolean[];
  watching: number;
}

/** Which seats are ready. Once whoever starts is among them, the race begins in a few seconds. */
export interface ReadySeats {
  type: "ready-seats";
  table: string;
  seats: number[];
}

/** Who leads the review of a finished game, and the step they look at. Nobody has to follow. */
export interface Leading {
  type: "leading";
  table: string;
  person: string;
  name: string;
  step: number | null;
}

/** Answer with pong and the same number. `rtt` is the round trip measured so far (ms). */
export interface Ping {
  type: "ping";
  n: number;
  rtt?: number | null;
}

/** What one seat (None: a spectator) saw happen, event by event. */
export interface SeatEvents {
  seat: number | null;
  events: Record<string, Json>[];
}

/** An earlier entry of a table's log: what its `update` said, without the table after it. */
export interface LogEntry {
  version: number;
  at: number;
  entry: AnyEntry;
  views?: SeatEvents[];
  says?: Message[];
}

/** A page of a table's log, oldest first. If `earlier`, ask again with the first version as `before`. */
export interface LogPage {
  table: string;
  entries: LogEntry[];
  earlier: boolean;
}

/** Which box a recorded game was played with. */
export interface BoxNamed {
  name: string;
  digest: string;
}

/** The first line of a record: who played what, and a hash of the seed. */
export interface RecordHeader {
  escapade: number;
  game: string;
  rules: string;
  players: string[];
  options: Record<string, string>;
  commitment: string;
  data?: Record<string, Json>;
  box?: BoxNamed | null;
  position?: string;
}

/** The second line of a record. */
export interface RecordDeal {
  deal: string;
}

/** A line of a record: a move, and everything that came of it. */
export interface RecordMove {
  move: number;
  seat: number;
  action: string;
  events: Record<string, Json>[];
}

/** How a game ended. */
export interface RecordResult {
  winners?: number[];
  unfinished?: string;
}

/** The last line of a record. */
export interface RecordEnd {
  end: RecordResult;
  seed: number | string;
  salt: string;
}

/** The name of a new guest. */
export interface GuestName {
  name: string | null;
}

/** Changes to my profile. Settings are merged; an empty one is deleted. */
export interface ProfileChanges {
  name: string | null;
  rated: boolean | null;
  settings: Record<string, string> | null;
}

/** Login and password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** A change of password. Every other device is logged out. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A token for a program, and its scopes. */
export interface NewToken {
  name: string;
  scopes: ("account" | "play" | "read" | "tables")[];
}

/** A seat of a new table: for me, for a bot, or open. */
export interface NewSeat {
  who?: "bot" | "me" | "open";
  bot?: string;
  name?: string;
  colour?: number | null;
  character?: number | null;
}

/** A table to open. */
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  public?: boolean;
  rated?: boolean;
  hints?: boolean;
  control?: Control;
  delay?: number;
  hold?: number;
  box?: string;
  seats: NewSeat[];
  position?: string;
}

/** A seat to take (any open one by default), and a name if several people share my device. */
export interface SeatRequest {
  seat?: number | null;
  name?: string;
}

/** One of my seats; optional if I have only one. */
export interface SeatChoice {
  seat?: number | null;
}

/** A seat to open. */
export interface SeatToClear {
  seat: number;
}

/** A seat for a bot. */
export interface BotSeat {
  seat: number;
  bot: string;
}

/** Moves to take back, until so many are left; by default my last one. */
export interface Undo {
  seat?: number | null;
  left?: number | null;
}

/** How many should play. */
export interface NumberOfPlayers {
  seats: number;
}

/** How my pieces should look. */
export interface LookChoice {
  colour: number | null;
  character: number | null;
  seat: number | null;
}

/** A vote on a proposal. */
export interface VoteAnswer {
  yes: boolean;
  seat?: number | null;
}

/** An action over HTTP; the same as `play` over the socket. */
export interface MoveRequest {
  id: string;
  version: number;
  action: string;
  seat?: number | null;
}

/** A standing answer over HTTP; the same as `answer` over the socket. */
export interface SeatAnswer {
  answer: string;
  seat: number | null;
}

/** The learner's moves from the start of a lesson. */
export interface LessonMoves {
  moves: string[];
}

/** A finished run on the path of the day. */
export interface DailyRunFinish {
  day: string;
  action: string;
}

/** A move on the analysis board. */
export interface AnalysisMove {
  seat: number;
  move: string;
}

/** A position and moves from it, for the analysis board. */
export interface AnalysisLine {
  game: string;
  position?: string;
  players?: number | null;
  options?: Record<string, string>;
  moves?: AnalysisMove[];
  seat?: number | null;
}

/** The learner's move in a step of a guided first game. */
export interface FirstGameMove {
  move: string;
}

/** A chat line to send. */
export interface ChatLine {
  text: string;
}

/** A quick phrase to say: a name, not a text, so that everybody reads it in their own language. */
export interface QuickPhrase {
  phrase: "hello" | "luck" | "moment" | "nice" | "played" | "sorry" | "thanks";
}

/** A person at this table whose chat lines the moderators should see. */
export interface NewReport {
  person: string;
}

/** How long a person may not chat at any table. */
export interface ModeratorMute {
  hours: number;
}

/** A person to mute, or to let speak again. */
export interface Mute {
  person: string;
  muted: boolean;
}

/** A webhook to add, for one table or for all of mine. */
export interface NewWebhook {
  url: string;
  table: string | null;
}

/** A box to check: its TOML text, or the same as data, from which the text is written. */
export interface BoxDraft {
  game: string;
  text: string;
  data: Record<string, Json> | null;
}

/** A position to make a puzzle of. */
export interface NewPuzzle {
  game: string;
  position: string;
  seat: number | null;
  name: string;
}

/** A box to save. */
export interface NewBox {
  game: string;
  name: string;
  text: string;
}

/** A game's printed data that an owner of the box can correct. */
export interface BoxForm {
  game: string;
  data: Record<string, Json>;
  reconstructed: string[];
  merged: number;
}

/** What is wrong in a box. */
export interface BoxFault {
  line: number;
  path: string[];
  code: string;
  says: string;
  rule: string;
  facts: Record<string, string | number | number>;
}

/** A box that was checked. */
export interface BoxCheck {
  text: string;
  data: Record<string, Json> | null;
  digest?: string;
  fault?: BoxFault | null;
}

/** A saved box. */
export interface BoxInfo {
  digest: string;
  game: string;
  name: string;
  text: string;
  data: Record<string, Json>;
}

/** A box on my list. */
export interface BoxName {
  digest: string;
  game: string;
  name: string;
}

/** My own data. */
export interface Me {
  id: string;
  name: string;
  account: string | null;
  rated: boolean;
  settings: Record<string, string>;
  moderator?: boolean;
}

/** A chat line in a report. */
export interface ReportedLine {
  at: number;
  name: string;
  text: string;
}

/** What somebody reported: the last chat lines of one person at one table, and nothing of the game. */
export interface Report {
  id: string;
  table: string;
  person: Person;
  lines: ReportedLine[];
  created: number;
  closed: number | null;
  muted_until: number;
  times: number;
}

/** Everything that is stored about somebody, as it is stored, except what only proves who they are. */
export interface Export {
  person: Record<string, Json>;
  tokens: Record<string, Json>[];
  sittings: Record<string, Json>[];
  chat: Record<string, Json>[];
  ratings: Record<string, Json>[];
  hooks: Record<string, Json>[];
  boxes: Record<string, Json>[];
  puzzles: Record<string, Json>[];
  own_puzzles: Record<string, Json>[];
  daily_runs: Record<string, Json>[];
  hosted: Record<string, Json>[];
  reports: Record<string, Json>[];
  notes: Record<string, Json>[];
}

/** A token; the secret is shown once, when it is made. */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  secret?: string;
}

/** A webhook; the secret that signs its notices is shown once, when it is added. */
export interface WebhookInfo {
  id: string;
  url: string;
  table: string | null;
  secret?: string;
}

/** What a notice is about. */
export interface NoticeData {
  table: string;
  game: string;
  version: number;
  seats: number[];
  names: string[];
  reason: string;
}

/** What is posted to a webhook: for programs `type` and `data`, for a chat such as Discord `content`. */
export interface WebhookNotice {
  type: "table.over" | "table.turn" | "webhook.test";
  timestamp: string;
  data: NoticeData | null;
  content: string;
  username: string;
  allowed_mentions: Record<string, string[]>;
}

/** An option of a game, for a form. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  says: string;
  applies: Record<string, string[]>;
  shared: Record<string, string>;
  alone: string;
}

/** A way of playing that people know by name. */
export interface PresetInfo {
  name: string;
  seats: number;
  options: Record<string, string>;
  bots: boolean;
}

/** A game, with everything a form needs to open a table. */
export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: string[];
  answers: string[];
  events: Record<string, string[]>;
  reduced: string[];
  hints: boolean;
}

/** What a game says in one language, as Fluent. */
export interface GameWords {
  game: string;
  language: string;
  text: string;
}

/** A paragraph of the rules as HTML, with the id by which refusals name it. */
export interface RulesParagraph {
  html: string;
  id?: string;
}

/** A section of the rules. */
export interface RulesSection {
  title: string;
  paragraphs: RulesParagraph[];
  id?: string;
}

/** The rules of a game in players' words, in the language they could be given in. */
export interface Rules {
  game: string;
  language: string;
  title: string;
  note: string;
  sections: RulesSection[];
}

/** A lesson in a list. */
export interface LessonInfo {
  name: string;
  rules: string[];
  task: Message;
}

/** A lesson after the learner's moves so far, and after the moves of others that follow. */
export interface LessonPosition {
  game: string;
  lesson: LessonInfo;
  players: number;
  options: Record<string, string>;
  to_act: number[];
  view: SeatView;
  events?: Happening[];
  says?: Message[];
  result: "failed" | "open" | "solved";
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  number: number;
  task: Message;
  difficulty: "easy" | "hard" | "medium";
  attempts?: number;
  solves?: number;
  solved?: boolean;
}

/** A puzzle that somebody made of a position. */
export interface OwnPuzzle {
  id: string;
  game: string;
  name: string;
  task: Message;
  moves: number;
}

/** A puzzle after some moves. */
export interface PuzzlePosition {
  game: string;
  puzzle: PuzzleInfo;
  count: number;
  name?: string;
  certain?: boolean;
  players: number;
  options: Record<string, string>;
  to_act: number[];
  view: SeatView;
  events?: Happening[];
  says?: Message[];
  result: "failed" | "open" | "solved";
  wrong?: Message | null;
  reason?: Message | null;
}

/** How the answer of a puzzle begins. */
export interface PuzzleHint {
  says: Message;
}

/** The answer of a puzzle. */
export interface PuzzleAnswer {
  moves: string[];
  says: Message[];
  reason: Message;
}

/** The puzzle of the day, the same for everybody. */
export interface Daily {
  day: string;
  game: string;
  number: number;
  task: Message;
  run_game: string;
}

/** Somebody's run on the path of the day. */
export interface DailyTime {
  person: Person;
  elapsed: number;
  right?: boolean;
  you?: boolean;
}

/** The run of the day: everybody's first run, right ones first, then by time. */
export interface DailyRun {
  day: string;
  game: string;
  times?: DailyTime[];
  runners?: number;
}

/** The path of the day, turned up; the server's clock runs. */
export interface DailyPath {
  day: string;
  game: string;
  players: number;
  options: Record<string, string>;
  to_act: number[];
  view: SeatView;
}

/** A move on the way to a position of the analysis board. */
export interface AnalysisStep {
  seat: number;
  move: string;
  does: Message;
}

/** A position of the analysis board, with all cards face up. */
export interface AnalysisPosition {
  game: string;
  players: number;
  options: Record<string, string>;
  start: string;
  position: string;
  to_act: number[];
  winners?: number[];
  view: SeatView;
  steps?: AnalysisStep[];
  events?: Happening[];
  says?: Message[];
  setup?: Record<string, SetupPart[]>;
}

/** A guided first game when one of its steps begins. */
export interface FirstGameStep {
  game: string;
  step: number;
  steps: number;
  says: Message;
  rules?: string[];
  move?: string;
  bot: string;
  players: number;
  options: Record<string, string>;
  to_act: number[];
  view: SeatView;
  events?: Happening[];
  log?: Message[];
}

/** The host by which other devices reach this server; empty if there is none, or if you may not know. */
export interface LanAddress {
  host: string;
}

/** A move of an expected line: whose, and what it does on an imagined table. */
export interface ExpectedMove {
  seat: number;
  does: MoveDescription;
}

/** A bot's evaluation of a move: visits, chance to win, and the moves expected after it. */
export interface MoveEvaluation {
  move: string;
  visits: number;
  chance: number;
  line: string[];
  does: MoveDescription;
  then: ExpectedMove[];
}

/** The adviser's evaluations of a seat's moves, the best first; empty if there is no choice. */
export interface Hint {
  table: string;
  version: number;
  seat: number;
  ideas: MoveEvaluation[];
}

/** A bot's evaluations at a step of a finished game, and that of the move that was played. */
export interface Review {
  table: string;
  version: number;
  seat: number;
  bot: string;
  ideas: MoveEvaluation[];
  played: MoveEvaluation | null;
}

/** A bot's evaluations of a position of the analysis board, from what the seat to move can see. */
export interface AnalysisEvaluation {
  seat: number;
  bot: string;
  ideas: MoveEvaluation[];
  chances: number[];
}

/** The whole position at a step of a finished game. */
export interface TablePosition {
  table: string;
  version: number;
  game: string;
  position: string;
}

/** Each seat's chance to win after an entry of the log, from a spectator's view. */
export interface WinChances {
  version: number;
  chances: number[];
}

/** The chances from the deal to the end. */
export interface WinChanceHistory {
  table: string;
  glances: WinChances[];
}

/** A turn that changed the chances to win more than most others. */
export interface DecisiveTurn {
  seat: number;
  first: number;
  last: number;
  before: number[];
  after: number[];
}

/** A move that lowered its player's chance to win clearly, by what that player could see. */
export interface Mistake {
  step: number;
  seat: number;
  played: MoveDescription;
  best: MoveDescription;
  chance: number;
  best_chance: number;
  reason: Message | null;
}

/** The review of a finished game. It is made once, in the background, and stored with the game. */
export interface GameReview {
  table: string;
  ready: boolean;
  done: number;
  total: number;
  glances: WinChances[];
  decisive: DecisiveTurn[];
  mistakes: Mistake[];
  decisions: number[];
}

/** A decision of a finished game, to be made again: the table as the seat saw it then, with its legal moves. */
export interface RetryPosition {
  table: string;
  step: number;
  game: string;
  players: number;
  options: Record<string, string>;
  to_act: number[];
  view: SeatView;
}

/** Another move at a step of a finished game. */
export interface RetryMove {
  step: number;
  move: string;
}

/** How good another move would have been. Nothing is stored. */
export interface RetryResult {
  step: number;
  move: MoveDescription;
  as_good: boolean;
  chance: number;
  best_chance: number;
  reason: Message | null;
}

/** A note of mine on a step of a finished game; only I see it. */
export interface ReviewNote {
  step: number;
  text: string;
}

/** A person's profile, with ratings if they opted in. */
export interface Profile {
  person: Person;
  ratings: Record<string, number>;
  games: Record<string, number>;
  provisional: string[];
}

/** One row of a leaderboard. */
export interface Rank {
  place: number;
  person: Person;
  rating: number;
  games: number;
}

/** How often two people met, and who was ahead. */
export interface HeadToHead {
  games: number;
  ahead: number;
  behind: number;
}

/** How a rated game changed somebody's rating. */
export interface RatingChange {
  before: number;
  after: number;
}

/** How a finished game went. */
export interface GameResult {
  table: string;
  turns: number;
  duration: number;
  ratings: (RatingChange | null)[];
  scores: number[];
}

/** A seat of a finished game; no person id if they have deleted their account. */
export interface FinishedSeat {
  name: string;
  person?: string;
  bot?: string;
  won?: boolean;
  resigned?: boolean;
}

/** A finished game, and which of its seats were the listed person's. Replay: /t/{table}/replay. */
export interface FinishedGame {
  table: string;
  game: string;
  created: number;
  seats: FinishedSeat[];
  own: number[];
  reason: "left" | "played" | "resigned" | "time";
  public?: boolean;
  rated?: boolean;
}

/** A page of finished games, the newest first. If `earlier`, ask again with the last table as `before`. */
export interface GameHistory {
  games: FinishedGame[];
  earlier: boolean;
}

/** Something was done: a sentence, with its code to tell it in another language. */
export interface TextReply {
  says: string;
  code: string;
}

/** A request was refused, and why. Nothing was changed. */
export interface ErrorReply {
  says: string;
  code: string;
  rule?: string;
  facts?: Record<string, Fact>;
}

/** The server can read its database. */
export interface Health {
  escapade: string;
  tables: number;
  sockets: number;
}

export type AnyEntry =
  | Sat
  | Started
  | Played
  | Undone
  | Proposed
  | Voted
  | Paused
  | Resumed
  | Credited
  | Held
  | Returned
  | Resigned
  | Ended
  | Rematched
  | Resized
  | LookChosen;

export type ClientMessage =
  | Watch
  | Leave
  | Play
  | Why
  | Answer
  | Ready
  | Say
  | Lead
  | Pong;

export type ServerMessage =
  | Welcome
  | Snapshot
  | Update
  | Accepted
  | Refused
  | StandingAnswer
  | ChatMessage
  | Present
  | ReadySeats
  | Leading
  | Ping;

export type Effect =
  | PieceMoves
  | CardsMove
  | CounterChanges
  | TokenTurns;

export type Pick =
  | PickCard
  | PickPiece
  | PickSpot
  | PickPlayer;

export type Fact =
  | number
  | number
  | string
  | Player
  | Message
  | (Player | Message)[];
