// The analysis board: a position and a tree of moves from it. The server plays the moves by the rules; nothing is stored.
import * as api from "./api";
import { TeachingTable } from "./learn.svelte";
import { newTree, nodesAfter, readTree, writeTree, type MoveNode } from "./move-tree.svelte";
import { logged } from "./table.svelte";
import type { AnalysisEvaluation, AnalysisLine, AnalysisPosition, MoveEvaluation } from "./wire";
import { t } from "./words.svelte";

const MOST_LEAVES = 20; // ends of lines of a link whose moves are asked for in words

export class AnalysisTable extends TeachingTable {
  position = $state.raw<AnalysisPosition>();
  tree = $state.raw(newTree());
  at = $state.raw<MoveNode>(this.tree); // the move whose position is shown
  thinking = $state(false);
  private evaluations = $state.raw<ReadonlyMap<MoveNode, AnalysisEvaluation>>(new Map());
  private start: Pick<AnalysisLine, "position" | "players" | "options"> = {};

  constructor(readonly game: string) {
    super("analysis");
  }

  override get names(): string[] {
    const seats = Array.from({ length: this.position?.players ?? 0 }, (_, seat) => seat);
    return seats.map((seat) => t("player-number", { number: seat + 1 }));
  }

  /** The strongest bot's evaluations of the position that is shown, once it was asked. */
  get evaluation(): AnalysisEvaluation | undefined {
    return this.evaluations.get(this.at);
  }

  /** What follows the page's address in a link to this position and all moves. */
  get query(): string {
    if (!this.position) return "";
    const moves = writeTree(this.tree);
    const at = nodesAfter(this.tree).indexOf(this.at) + 1;
    return new URLSearchParams({
      position: this.position.start,
      ...(moves ? { moves } : {}),
      ...(at > 0 ? { at: String(at) } : {}),
    }).toString();
  }

  /** Open a link: a position, moves from it, and which of them is shown. */
  async open(query: URLSearchParams): Promise<boolean> {
    const position = query.get("position") ?? "";
    const tree = readTree(query.get("moves") ?? "");
    const at = nodesAfter(tree)[Number(query.get("at") ?? 0) - 1] ?? tree;
    const opened =
      (await this.begin({ position }, tree, at)) || (at !== tree && (await this.begin({ position }, tree, tree)));
    if (opened) void this.label();
    return opened;
  }

  /** Show a position, and begin a new tree unless one is given; false if the server refuses it. */
  async begin(start: typeof this.start, tree = newTree(), at = tree): Promise<boolean> {
    const shown = await this.ask(at, undefined, start);
    if (!shown) return false;
    this.start = { position: shown.start }; // a new deal stays the same from now on
    this.tree = tree;
    this.evaluations = new Map();
    this.reach(at, shown);
    return true;
  }

  /** Go to a move of the tree. */
  async goTo(node: MoveNode): Promise<void> {
    if (this.busy) return;
    const shown = node.shown ?? (await this.ask(node));
    if (shown) this.reach(node, shown);
  }

  back(): void {
    if (this.at.parent) void this.goTo(this.at.parent);
  }

  /** Go to the next move of the line. */
  forward(): void {
    const next = this.at.children[0];
    if (next) void this.goTo(next);
  }

  /** Remove the move that is shown, with everything after it. */
  remove(): void {
    const gone = this.at;
    if (!gone.parent || this.busy) return;
    this.back();
    gone.parent.remove(gone);
  }

  /** Look from another seat that must decide. */
  async look(seat: number): Promise<void> {
    const shown = await this.ask(this.at, seat);
    if (shown) this.reach(this.at, shown);
  }

  override play(action: string, seat: number): void {
    if (!this.busy) void this.move(action, seat);
  }

  /** Nobody else is waited for: the path is turned up at once. */
  override beReady(seat: number): void {
    const only = this.position?.view.legal?.[0];
    if (only) this.play(only, seat);
  }

  override why(action: string, seat: number): void {
    api.analyse(this.line(this.at, { seat, move: action })).catch((error: unknown) => this.refuseAs(error));
  }

  /** Ask the strongest bot about the position that is shown. */
  async evaluate(): Promise<void> {
    const about = this.at;
    if (this.thinking) return;
    this.thinking = true;
    this.refusal = null;
    try {
      const found = await api.evaluatePosition(this.line(about));
      this.evaluations = new Map([...this.evaluations, [about, found]]);
    } catch (error) {
      this.refuseAs(error);
    }
    this.thinking = false;
  }

  /** Mark a move on the board; if it is marked already, play it. */
  take({ move, does }: MoveEvaluation): void {
    if (this.marked?.text === move) this.play(move, this.evaluation!.seat);
    else this.marked = does;
  }

  private async move(action: string, seat: number): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const shown = await api.analyse(this.line(this.at, { seat, move: action }));
      const node = this.at.add(seat, shown.steps!.at(-1)!.move);
      this.name(node, shown);
      await this.happen(shown, shown.to_act, shown.events ?? [], shown.says ?? [], seat);
      this.reach(node, shown);
    } catch (error) {
      this.refuseAs(error);
    }
    this.busy = false;
  }

  private line(node: MoveNode, ...more: { seat: number; move: string }[]): AnalysisLine {
    const moves = [...node.path, ...more].map(({ seat, move }) => ({ seat, move }));
    return { game: this.game, ...this.start, moves };
  }

  /** Ask the server for the position after a move; undefined if it refuses it. */
  private async ask(node: MoveNode, seat?: number, start = this.start): Promise<AnalysisPosition | undefined> {
    this.busy = true;
    this.refusal = null;
    try {
      return await api.analyse({ ...this.line(node), ...start, ...(seat === undefined ? {} : { seat }) });
    } catch (error) {
      this.refuseAs(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  /** Show a position at once. */
  private reach(node: MoveNode, shown: AnalysisPosition): void {
    this.name(node, shown);
    this.at = node;
    this.position = node.shown = shown;
    this.put(shown);
    this.summary!.winners = shown.winners ?? [];
    this.summary!.status = shown.to_act.length > 0 ? "playing" : "over";
    this.log = node.path.map((one, n) =>
      logged({ version: n + 1, at: 0, entry: { type: "played", seat: one.seat }, says: one.shown?.says ?? [] }),
    );
  }

  /** Keep what the moves of a line do, in words. */
  private name(node: MoveNode, { steps = [] }: AnalysisPosition): void {
    node.path.forEach((one, n) => (one.does ??= steps[n]?.does));
  }

  /** Ask what the moves of a link do, line by line. */
  private async label(): Promise<void> {
    const leaves = nodesAfter(this.tree).filter((node) => node.children.length === 0 && !node.does);
    for (const leaf of leaves.slice(0, MOST_LEAVES)) {
      const shown = await api.analyse(this.line(leaf)).catch(() => undefined);
      if (shown) this.name(leaf, shown);
    }
  }
}
