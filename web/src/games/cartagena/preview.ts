// What a move would do, said before the click.
import { t } from "../../words.svelte";
import type { Picture } from "./picture";
import { landmark, type Move, type Payment } from "./pieces";
import { cardName, placeName, symbolName, toPlace } from "./words";

export function paymentName(picture: Picture, paid: Payment): string {
  if (paid.cards.length === 1) return cardName(picture, paid.cards[0]!);
  const cards = paid.cards.map((card) => cardName(picture, card)).join(" + ");
  return t("cartagena-pair", { cards, symbol: symbolName(picture, paid.counts_as) });
}

/** The shortest name of a move, for its button. */
export function moveName(picture: Picture, move: Move, names: string[]): string {
  const other = names[move.other ?? -1] ?? "";
  const owner = names[move.owner ?? -1] ?? "";
  const to = move.end === undefined ? "" : toPlace(picture, move.end);
  const paid = (move.paid ?? []).map((one) => paymentName(picture, one)).join(" + ");
  const card = move.card === undefined ? "" : cardName(picture, move.card);
  const facts = { other, owner, to, paid, card, count: move.draws ?? 0 };
  if (move.kind === "Chest") return t("cartagena-move-chest", { ...facts, place: placeName(picture, move.space!) });
  if (move.kind === "Sail" || move.kind === "CaptainsSail") {
    return t(`cartagena-move-${move.kind.toLowerCase()}`, { shore: picture.shore === 0 ? "tortuga" : "cartagena" });
  }
  return t(`cartagena-move-${move.kind.toLowerCase()}`, facts);
}

/** Everything a move does, in one line: where it lands, what is drawn, what it leaves to the next player. */
export function preview(picture: Picture, move: Move, names: string[]): string {
  const said = [moveName(picture, move, names)];
  if (move.end !== undefined && landmark(picture, move.end) === null && move.crowd !== undefined && move.crowd > 1)
    said.push(t("cartagena-crowded", { count: move.crowd }));
  if (move.draws) {
    said.push(
      move.drawn
        ? t("cartagena-draws-known", {
            count: move.draws,
            cards: move.drawn.map((card) => cardName(picture, card)).join(", "),
          })
        : t("cartagena-draws", { count: move.draws }),
    );
  }
  said.push(leavesWords(picture, move, names));
  return said.filter(Boolean).join(" · ");
}

export function leavesWords(picture: Picture, move: Move, names: string[]): string {
  const { leaves } = move;
  if (!leaves) return "";
  return t("cartagena-leaves", {
    name: names[leaves.seat] ?? "",
    count: leaves.cards,
    to: toPlace(picture, leaves.end),
  });
}
