// A tree of moves from a position: the first move of each position is the main line, the others are branches.
// As text, for links: "1.7b 1.8k (2.9h) 2.0s"; moves are written seat.move, and parentheses hold other moves than the one before.
import type { AnalysisPosition, Message } from "./wire";

export class MoveNode {
  does = $state.raw<Message>(); // what the move does, once the server has said so
  children = $state.raw<MoveNode[]>([]);
  shown: AnalysisPosition | undefined; // the position after the move, once it was shown

  constructor(
    readonly parent: MoveNode | undefined,
    readonly seat: number,
    readonly move: string,
  ) {}

  /** The moves from the start to here. */
  get path(): MoveNode[] {
    return this.parent ? [...this.parent.path, this] : [];
  }

  /** The continuation by this move, added if it is new. */
  add(seat: number, move: string): MoveNode {
    const known = this.children.find((one) => one.seat === seat && one.move === move);
    if (known) return known;
    const node = new MoveNode(this, seat, move);
    this.children = [...this.children, node];
    return node;
  }

  /** Remove a continuation with everything after it. */
  remove(child: MoveNode): void {
    this.children = this.children.filter((one) => one !== child);
  }
}

/** The start of a tree. */
export const newTree = (): MoveNode => new MoveNode(undefined, 0, "");

/** All nodes after one, in the order in which they are written. */
export function nodesAfter(node: MoveNode): MoveNode[] {
  const [first, ...others] = node.children;
  if (!first) return [];
  return [first, ...others.flatMap((one) => [one, ...nodesAfter(one)]), ...nodesAfter(first)];
}

/** The main line that begins with a node. */
export function lineFrom(node: MoveNode): MoveNode[] {
  const line = [node];
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}

const encoded = (move: string): string =>
  move.replace(/[\s()%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
const token = ({ seat, move }: MoveNode): string => `${seat + 1}.${encoded(move)}`;

export function writeTree(node: MoveNode): string {
  const [first, ...others] = node.children;
  if (!first) return "";
  const branches = others.map((one) => `(${[token(one), writeTree(one)].filter(Boolean).join(" ")})`);
  return [token(first), ...branches, writeTree(first)].filter(Boolean).join(" ");
}

const MOST = 400; // moves that are read from a link

/** Read a tree; what cannot be read is left out. */
export function readTree(text: string): MoveNode {
  const start = newTree();
  const left: MoveNode[] = []; // where to go on after each open parenthesis
  let at = start;
  for (const [word] of [...text.matchAll(/[()]|[^\s()]+/g)].slice(0, MOST)) {
    const [, seat, move] = /^(\d+)\.(.+)$/.exec(word) ?? [];
    if (word === "(") {
      left.push(at);
      at = at.parent ?? start;
    } else if (word === ")") at = left.pop() ?? at;
    else if (seat && move) at = at.add(Number(seat) - 1, decoded(move));
  }
  return start;
}

function decoded(move: string): string {
  try {
    return decodeURIComponent(move);
  } catch {
    return move;
  }
}
