// Made by scripts/wire_ts.py from src/escapade/server/wire.py; change it there.

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
  | "seat-open"
  | "seats-open"
  | "paused"
  | "paused-already"
  | "not-paused"
  | "stale"
  | "action-unreadable"
  | "rule"
  | "nothing-to-take-back"
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
  | "no-answers"
  | "answer-unknown"
  | "hint-rated"
  | "hint-people"
  | "bots-busy"
  | "no-such-step"
  | "not-your-move"
  | "no-such-table"
  | "game-unknown"
  | "bot-unknown"
  | "clock-seconds"
  | "clock-days"
  | "option-unknown"
  | "option-value"
  | "option-players"
  | "option-first"
  | "option-escape-only"
  | "option-classic-only"
  | "option-short-crossing"
  | "option-boat-retreat"
  | "option-teams"
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
  | "say-watch-first"
  | "tables-enough"
  | "no-message"
  | "other-site"
  | "too-fast"
  | "wait"
  | "form"
  | "nothing-here"
  | "too-long"
  | "http"
  | "our-mistake";

/** One thing that happened to a table. Its number in the log is the table's version after it. */
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

/** The cards were dealt; the hash binds the table to its luck. */
export interface Started {
  type: "started";
  names: string[];
  commitment: string;
}

/** A seat played; `record` is the line of the game's record, with all that came of it, and is not for every eye. */
export interface Played {
  type: "played";
  seat: number;
  record?: string;
  by?: string;
  spent?: number;
  news?: boolean;
}

/** The last moves were taken back; only so many are left. What was seen stays seen. */
export interface Undone {
  type: "undone";
  seat: number;
  left: number;
}

/** A seat asks everybody for something: to take moves back, to pause, to go on. */
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

/** All clocks stand still. */
export interface Paused {
  type: "paused";
}

/** The clocks run again. */
export interface Resumed {
  type: "resumed";
}

/** The server was away, and the clocks that ran meanwhile get the time back. */
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

/** The game is over; the seed is no secret any more. */
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

/** Follow a table, as whoever sits there; with `since`, get only what happened after that version. */
export interface Watch {
  type: "watch";
  table: string;
  since?: number | null;
  draw?: boolean;
}

/** Follow a table no longer. */
export interface Leave {
  type: "leave";
  table: string;
}

/** Play an action, decided upon at a version of the table. Send it again, with the same id, until it is answered. */
export interface Play {
  type: "play";
  table: string;
  id: string;
  version: number;
  action: string;
  seat?: number | null;
  elapsed?: number | null;
}

/** Ask why an action may not be played; the answer is a refusal. Nothing is ever played by asking. */
export interface Why {
  type: "why";
  table: string;
  action: string;
  seat?: number | null;
}

/** Give a standing answer for when a seat is asked alike whatever it holds; one of the game's `answers`. */
export interface Answer {
  type: "answer";
  table: string;
  answer: string;
  seat?: number | null;
}

/** Say that you are ready for what starts for everybody at once; it binds nobody, and goes with the next move. */
export interface Ready {
  type: "ready";
  table: string;
  seat?: number | null;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  table: string;
  text: string;
}

/** Answer a ping at once: this is how the server knows how far away you are. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Somebody, as everybody may know them. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
}

/** One seat's clock: what is left of the bank, and when it falls if it runs (ms since 1970, the server's clock). */
export interface Clock {
  left: number;
  falls?: number | null;
}

/** A seat at a table: a person's, a bot's, or open; a person's may be held by a bot for a while. */
export interface Seat {
  name?: string;
  person?: string;
  bot?: string;
  held?: boolean;
  resigned?: boolean;
  here?: boolean;
}

/** How time is counted: not at all, for each move, from a bank with an increment, or in days. */
export interface Control {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
}

/** A table as the lobby shows it. */
export interface Card {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: Seat[];
  host: string;
  status: "damaged" | "gathering" | "over" | "playing";
  version: number;
  created: number;
  public?: boolean;
  rated?: boolean;
  control?: Control;
  delay?: number;
  hold?: number;
  commitment?: string;
  winners?: number[];
  reason?: string;
  rematch?: string;
}

/** Something that was proposed, who has agreed, and who is still asked. */
export interface Vote {
  what: "pause" | "resume" | "undo";
  by: number;
  agreed: number[];
  asked: number[];
  left?: number;
}

/** Something to be said: the id of a message in the Fluent files, and its facts by name. */
export interface Message {
  id: string;
  facts?: Record<string, Fact>;
}

/** One fact of a message: a number, a text, one or more players by seat, or things with words of their own. */
export interface Fact {
  number?: number | number | null;
  text?: string | null;
  seat?: number | null;
  seats?: number[] | null;
  things?: Message[] | null;
}

/** What one seat (None: a spectator) sees: what happened, the table after it, and what the seat may do. */
export interface Sight {
  seat: number | null;
  view: string;
  legal?: string[];
  events?: Record<string, unknown>[];
  picture?: Record<string, unknown>;
  moves?: Record<string, unknown>[];
  hint?: boolean;
}

/** What is the same for all watchers: who must decide, the clocks, a vote, and whether moves can be taken back. */
export interface Standing {
  to_act?: number[];
  clocks?: Clock[];
  paused?: boolean;
  vote?: Vote | null;
  undo?: number[];
  moves?: number;
  due?: number | null;
}

/** Who you are here, and what the server's clock says. */
export interface Welcome {
  type: "welcome";
  you: Person;
  now: number;
  escapade: string;
}

/** A whole table as you see it now. */
export interface Seen {
  type: "table";
  table: Card;
  yours: number[];
  standing: Standing;
  sights?: Sight[];
}

/** One entry of a table's log as you see it, and the table after it. */
export interface Happened {
  type: "happened";
  table: string;
  version: number;
  at: number;
  entry: AnyEntry;
  yours: number[];
  standing: Standing;
  sights?: Sight[];
  says?: Message[];
}

/** The action is played and stored, as this version. */
export interface Accepted {
  type: "accepted";
  table: string;
  id: string;
  version: number;
}

/** What you asked for does not happen, and why: a sentence, its code and facts, the rule's id if a rule speaks. */
export interface Refused {
  type: "refused";
  says: string;
  code: Code;
  table?: string;
  id?: string;
  rule?: string;
  stale?: boolean;
  word?: string;
  facts?: Record<string, string>;
}

/** The standing answer of a seat of yours, told to you alone; it is given after the same pause as any other. */
export interface Answering {
  type: "answering";
  table: string;
  seat: number;
  answer: string;
}

/** Somebody said something. */
export interface Chatted {
  type: "chatted";
  table: string;
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

/** Who is at the table now, and how many look on. */
export interface Present {
  type: "present";
  table: string;
  seats: boolean[];
  watching: number;
}

/** Who is ready now; once whoever starts is among them, it begins in a few seconds. */
export interface Readied {
  type: "readied";
  table: string;
  seats: number[];
}

/** Answer with pong and the same number; `rtt` is the round trip measured so far, in ms. */
export interface Ping {
  type: "ping";
  n: number;
  rtt?: number | null;
}

/** What one seat (None: a spectator) saw happen, event by event. */
export interface Story {
  seat: number | null;
  events: Record<string, unknown>[];
}

/** An entry of a table's log from before: what `happened` told then, without the table after it. */
export interface Once {
  version: number;
  at: number;
  entry: AnyEntry;
  sights?: Story[];
  says?: Message[];
}

/** The end of a table's log, oldest first; where `earlier`, ask again with the first version as `before`. */
export interface Past {
  table: string;
  entries: Once[];
  earlier: boolean;
}

/** A name to go by. */
export interface Named {
  name: string | null;
}

/** What somebody may change about themselves; settings are taken one by one, an empty one is forgotten. */
export interface Changes {
  name: string | null;
  rated: boolean | null;
  settings: Record<string, string> | null;
}

/** Name and password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** A password instead of another; every other device is logged out. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A token for a program, and what it may do. */
export interface NewToken {
  name: string;
  scopes: ("account" | "play" | "read" | "tables")[];
}

/** How a seat of a new table is filled: by me, by a bot, or not yet. */
export interface Place {
  who?: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

/** A table to open. */
export interface NewTable {
  game: string;
  seats: Place[];
  options?: Record<string, string>;
  public?: boolean;
  rated?: boolean;
  control?: Control;
  delay?: number;
  hold?: number;
}

/** Which seat to take (any open one by default), and under which name if several share my device. */
export interface Sitting {
  seat?: number | null;
  name?: string;
}

/** One seat; mine if I have only one. */
export interface AtSeat {
  seat?: number | null;
}

/** A seat for a bot. */
export interface BotSeat {
  seat: number;
  bot: string;
}

/** Take moves back until so many are left; just the last one by default. */
export interface Undo {
  seat?: number | null;
  left?: number | null;
}

/** An answer to what was proposed. */
export interface Ballot {
  yes: boolean;
  seat?: number | null;
}

/** An action by HTTP, for bots; the same as `play` over the socket. */
export interface Move {
  id: string;
  version: number;
  action: string;
  seat?: number | null;
}

/** A standing answer by HTTP; the same as `answer` over the socket. */
export interface SeatAnswer {
  answer: string;
  seat: number | null;
}

/** Something to say to a table. */
export interface Line {
  text: string;
}

/** Somebody whose words the table no longer hears. */
export interface Mute {
  person: string;
  muted: boolean;
}

/** An address to be told when it is my turn or a game of mine ends; for one table, or for all of mine. */
export interface NewHook {
  url: string;
  table: string | null;
}

/** Somebody, as they may know themselves. */
export interface Me {
  id: string;
  name: string;
  account: string | null;
  rated: boolean;
  settings: Record<string, string>;
}

/** A token; the secret is shown once, when it is made. */
export interface TokenGiven {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  secret?: string;
}

/** An address that is told. */
export interface HookGiven {
  id: string;
  url: string;
  table: string | null;
}

/** One thing players agree on, as a form shows it. */
export interface OptionGiven {
  name: string;
  values: string[];
  default: string;
  says: string;
}

/** A game, with all a form needs to open a table of it. */
export interface GameGiven {
  name: string;
  title: string;
  rules: string;
  seats: number[];
  options: OptionGiven[];
  bots: string[];
  answers: string[];
}

/** The host by which others in the same network reach this server; empty where there is none, or none to tell. */
export interface Around {
  host: string;
}

/** A move of an expected line: whose, and what it does on a table as the thinker imagines it. */
export interface Then {
  seat: number;
  does: Record<string, unknown>;
}

/** What is thought of a move: how often it was tried, the chance to win, and the moves expected after it. */
export interface Idea {
  move: string;
  visits: number;
  chance: number;
  line: string[];
  does: Record<string, unknown>;
  then: Then[];
}

/** What the adviser thinks of a seat's moves, the best first; nothing where there is nothing to choose from. */
export interface Hint {
  table: string;
  version: number;
  seat: number;
  ideas: Idea[];
}

/** What a bot would have thought at a step of a finished game, and what was really played, if anything was. */
export interface Hindsight {
  table: string;
  version: number;
  seat: number;
  bot: string;
  ideas: Idea[];
  played: Idea | null;
}

/** How likely each seat was to win after an entry of the log, at a glance and from beside the table. */
export interface Glance {
  version: number;
  chances: number[];
}

/** How the chances went, from the deal to the end. */
export interface Course {
  table: string;
  glances: Glance[];
}

/** Somebody, and how they play, where they want that to be known. */
export interface Profile {
  person: Person;
  ratings: Record<string, number>;
  games: Record<string, number>;
}

/** A line of the leaderboard. */
export interface Rank {
  place: number;
  person: Person;
  rating: number;
  games: number;
}

/** How often two people met, and who came in before whom. */
export interface Versus {
  games: number;
  ahead: number;
  behind: number;
}

/** A seat of a finished game: who had it, and how it ended for them; of whoever left for good there is no id. */
export interface Finisher {
  name: string;
  person?: string;
  bot?: string;
  won?: boolean;
  resigned?: boolean;
}

/** A finished game, and which of its seats were the listed person's; see it again at /t/{table}/replay. */
export interface Finished {
  table: string;
  game: string;
  created: number;
  seats: Finisher[];
  own: number[];
  reason: "left" | "played" | "resigned" | "time";
  public?: boolean;
  rated?: boolean;
}

/** Finished games, the newest first; where `earlier`, ask again with the last table as `before`. */
export interface History {
  games: Finished[];
  earlier: boolean;
}

/** A sentence for whoever asked, and how to tell it in another language: its code, or a rule's word, and facts. */
export interface Says {
  says: string;
  code: Code | "forgotten" | "goodbye" | "hook-heard";
  rule?: string;
  word?: string;
  facts?: Record<string, string>;
}

/** The server is well: it can read its database. */
export interface Healthy {
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
  | Rematched;

export type Said =
  | Watch
  | Leave
  | Play
  | Why
  | Answer
  | Ready
  | Say
  | Pong;

export type Told =
  | Welcome
  | Seen
  | Happened
  | Accepted
  | Refused
  | Answering
  | Chatted
  | Present
  | Readied
  | Ping;
