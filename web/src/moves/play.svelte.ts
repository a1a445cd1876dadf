// One seat at a table: what it sees, what it may do, and how clicks become a move. The same for every game; a board only
// says what was pointed at.
import { untrack } from "svelte";
import { shownSeat } from "../seat";
import { settings } from "../settings.svelte";
import type { LiveTable } from "../table.svelte";
import type { Message, MoveDescription, Pick, PickPiece, SeatView } from "../wire";
import { say } from "../words.svelte";
import { clicked, inOrder, isNothing, matching, near, NOTHING, offer, offers } from "./choice";
import type { Choice, Offer, Pointable } from "./choice";
import { handCard, names as namesIt, pickKey, picksOf } from "./picks";

/** What a board can configure. */
export interface Board {
  order?: string[]; // of the headings
  isAnswer?: (move: MoveDescription) => boolean; // one click on what it names plays it; by default moves without a heading
  pointable?: Pointable;
  atOnce?: () => boolean; // no move is confirmed
  onclear?: () => void; // called when the selection changes
  onplay?: (move: MoveDescription) => void;
}

export class Play<Picture> {
  choice = $state.raw<Choice>(NOTHING);
  pending = $state.raw<MoveDescription | null>(null); // to be confirmed, or a hint
  private button = $state.raw<MoveDescription | null>(null); // the button pointed at
  private under = $state.raw<Pick[]>([]); // what is under the pointer on the board
  private hinted: MoveDescription | null = null; // the pending move, if it is a hint

  readonly seat: number | null = $derived.by(() => shownSeat(this.table));
  readonly view: SeatView | undefined = $derived.by(
    () => this.table.views.find(({ seat }) => seat === this.seat) ?? this.table.views[0],
  );
  // The server types a picture by its game (games/<game>/picture.ts); the board that reads it belongs to the same game.
  readonly picture: Picture | undefined = $derived.by(() => this.view?.picture as Picture | undefined);
  readonly names: string[] = $derived.by(() => this.table.names);
  readonly mine: boolean = $derived.by(() => this.seat !== null && this.table.deciding.includes(this.seat));
  readonly playing: boolean = $derived.by(() => this.table.summary?.status === "playing");
  /** Whether a person here plays this seat, so that moves are offered. */
  readonly seated: boolean = $derived.by(
    () => this.playing && this.seat !== null && this.table.yours.includes(this.seat),
  );
  readonly moves: MoveDescription[] = $derived.by(() =>
    this.table.busy ? [] : inOrder(this.view?.moves ?? [], this.board.order ?? [], this.seat),
  );
  readonly answers: MoveDescription[] = $derived.by(() => (this.mine ? this.moves.filter(this.isAnswer) : []));
  readonly acts: MoveDescription[] = $derived.by(() =>
    this.mine ? this.moves.filter((move) => !this.isAnswer(move)) : [],
  );
  readonly question: string = $derived.by(() => (this.view?.question ? this.say(this.view.question) : ""));
  readonly chosen: boolean = $derived(!isNothing(this.choice));
  readonly meant: MoveDescription[] = $derived.by(() => matching(this.acts, this.choice));
  readonly offered: Offer[] = $derived.by(() => offers(this.acts, this.choice, this.board.pointable));
  /** The move whose effects are described. */
  readonly focus: MoveDescription | null = $derived.by(() => {
    if (this.pending ?? this.button) return this.pending ?? this.button;
    const click = this.under.length > 0 ? clicked(this.acts, this.choice, this.under) : null;
    return click && "move" in click ? click.move : null;
  });
  /** The moves previewed on the board: the one described, else those one click away. */
  readonly drawn: MoveDescription[] = $derived.by(() => {
    if (this.focus) return [this.focus];
    const click = this.under.length > 0 && !this.chosen ? clicked(this.acts, NOTHING, this.under) : null;
    return near(this.acts, click && "next" in click ? click.next : this.choice);
  });
  /** The moves a click on the board can select now. */
  readonly near: MoveDescription[] = $derived.by(() => (this.pending ? [this.pending] : near(this.acts, this.choice)));

  /** The pieces that can be selected now. */
  readonly takeable: PickPiece[] = $derived.by(() => {
    const others = { ...this.choice, picks: this.choice.picks.filter(({ pick }) => pick !== "piece") };
    return matching(this.acts, others)
      .flatMap(picksOf)
      .flatMap((pick) => (pick.pick === "piece" ? [pick] : []));
  });

  constructor(
    readonly table: LiveTable,
    private readonly board: Board = {},
  ) {
    // A new version of the table clears the selection.
    $effect(() => {
      void this.picture;
      untrack(() => {
        this.under = []; // a pointer that rests is told nothing new; the question is
        this.choose(NOTHING);
      });
    });
    // A hint is shown like a move to be confirmed, until something else is selected.
    $effect(() => {
      const hint = table.marked;
      untrack(() => this.mark(hint));
    });
    $effect(() => {
      if (table.marked && this.pending !== this.hinted) table.marked = null;
    });
  }

  /** Say a message of the server. */
  say(message: Message): string {
    return say(message, this.names);
  }

  /** A move's short text, for its button. */
  named(move: MoveDescription): string {
    return this.say(move.message);
  }

  /** A move's shortest text, where there is little room. */
  brief(move: MoveDescription): string {
    return say(move.message, this.names, "brief");
  }

  /** A move's long text, with its effects. */
  told(move: MoveDescription): string {
    return [move.message, ...(move.notes ?? [])].map((line) => this.say(line)).join(" · ");
  }

  /** Play a move, or show it first to whoever wants to confirm moves. */
  play(move: MoveDescription): void {
    if (this.seat === null) return;
    if (settings.confirm && this.pending?.text !== move.text && !this.board.atOnce?.()) {
      this.pending = move;
      return;
    }
    this.pending = null;
    this.board.onplay?.(move);
    this.table.play(move.text, this.seat);
  }

  /** Press a button. */
  take(one: Offer): void {
    if ("move" in one) this.play(one.move);
    else this.choose(one.next);
  }

  choose(next: Choice): void {
    this.pending = this.button = null;
    this.choice = next;
    this.board.onclear?.();
  }

  /** Cancel: first the move to be confirmed, then the selection. */
  undo(): void {
    this.table.refusal = null;
    if (this.pending && this.pending !== this.hinted) this.pending = null;
    else this.choose(NOTHING);
  }

  /** Click on something, or on any of several things there. If no move names it, show why not. */
  click(at: Pick[], why?: () => void): void {
    if (this.seat === null) return;
    this.table.refusal = null;
    const answer = this.answers.find((move) => at.some((pick) => namesIt(move, pick)));
    if (answer) return this.play(answer);
    const click = clicked(this.acts, this.choice, at);
    if (!click) why?.();
    else if ("move" in click) this.play(click.move);
    else this.choose(click.next);
  }

  /** Preview what a click on something would do. */
  point(at: Pick[] | null): void {
    const keys = (picks: Pick[]): string => picks.map(pickKey).join();
    if (keys(at ?? []) !== keys(this.under)) this.under = at ?? [];
  }

  /** Preview what a button would do. */
  look(move: MoveDescription | null): void {
    this.button = move;
  }

  /** Ask the server why something is not legal. */
  why(action: string): void {
    if (this.seat !== null && this.table.yours.includes(this.seat)) this.table.why(action, this.seat);
  }

  /** Keys of every game: Escape cancels, Enter plays the only move that is left, a number selects a card of the hand, others play a kind of move. */
  key(event: KeyboardEvent, hand: number[], kinds: Record<string, string>, take = this.takeCard): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const card = hand[Number(event.key) - 1];
    const only = event.key === "Enter" && !event.repeat && !pressesSomething(event) ? this.only : undefined;
    if (event.key === "Escape") this.undo();
    else if (only) {
      event.preventDefault();
      this.play(only);
    } else if (card !== undefined) take(card);
    else {
      const move = kinds[event.key] && this.moves.find(({ kind }) => kind === kinds[event.key]);
      if (move) this.play(move);
    }
  }

  /** The move to be confirmed, or the only one that fits the selection. */
  private get only(): MoveDescription | undefined {
    if (this.pending) return this.pending;
    return this.chosen && this.meant.length === 1 ? this.meant[0] : undefined;
  }

  private readonly takeCard = (card: number): void => this.click([handCard(card, this.seat ?? 0)]);

  private readonly isAnswer = (move: MoveDescription): boolean => this.board.isAnswer?.(move) ?? !move.group;

  private mark(hint: MoveDescription | null): void {
    const before = this.hinted;
    this.hinted = hint;
    if (hint) {
      this.choose({ ...NOTHING, picks: picksOf(hint) });
      this.pending = hint;
    } else if (before && this.pending === before) this.choose(NOTHING);
  }
}

/** The buttons for answers. */
export const asOffers = (moves: MoveDescription[]): Offer[] => moves.map(offer);

/** Whether Enter presses what has the focus; a selected card would only be put back. */
const pressesSomething = (event: KeyboardEvent): boolean =>
  (event.target as Element).closest("button:not([aria-pressed=true]), a, summary, [role=button], dialog") !== null;

/** Whether a key was meant for a field. */
export const isTyping = (event: KeyboardEvent): boolean =>
  (event.target as Element).closest("input, textarea, select") !== null;
