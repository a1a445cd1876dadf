// Is a tree of moves written into a link as it is, and read from any link?
import { expect, test } from "vitest";
import { lineFrom, newTree, nodesAfter, readTree, writeTree } from "../src/move-tree.svelte";

const moves = (text: string): string[] => nodesAfter(readTree(text)).map(({ move }) => move);

test("branches are written after the move they replace, and read again", () => {
  const tree = newTree();
  const first = tree.add(0, "7b");
  first.add(0, "8k").add(1, "0s");
  first.add(0, "9h").add(1, "2<");
  tree.add(0, ".");
  const text = "1.7b (1..) 1.8k (1.9h 2.2<) 2.0s";
  expect(writeTree(tree)).toBe(text);
  expect(writeTree(readTree(text))).toBe(text);
  expect(moves(text)).toEqual(["7b", ".", "8k", "9h", "2<", "0s"]);
});

test("the same move again is the same node", () => {
  const tree = newTree();
  expect(tree.add(0, "7b")).toBe(tree.add(0, "7b"));
  expect(tree.add(1, "7b")).not.toBe(tree.add(0, "7b"));
});

test("a move may contain any sign", () => {
  const tree = newTree();
  tree.add(0, "a (b) 100%");
  expect(writeTree(tree)).toBe("1.a%20%28b%29%20100%25");
  expect(moves(writeTree(tree))).toEqual(["a (b) 100%"]);
});

test("what cannot be read is left out", () => {
  expect(moves(") ) 1.7b ( ( nonsense 1.%zz")).toEqual(["7b", "%zz"]);
  expect(moves("")).toEqual([]);
  expect(moves("1.a ".repeat(10_000)).length).toBe(400);
});

test("a removed move is gone with everything after it", () => {
  const tree = readTree("1.a (1.b 2.c) 2.d");
  tree.remove(tree.children[0]!);
  expect(writeTree(tree)).toBe("1.b 2.c");
  expect(lineFrom(tree.children[0]!).map(({ move }) => move)).toEqual(["b", "c"]);
});
