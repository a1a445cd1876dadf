// Which log lines of a turn are news, and how long a game was: a round is everybody's turn.
import type { Message, SeatView } from "../../wire";
import { t } from "../../words.svelte";
import type { Picture } from "./picture";

// The result of a round shows these, too; what they led to comes after them.
const SHOWN = ["finished", "runshown", "runshown-network", "ranright", "stood"].map((kind) => `outrun-log-${kind}`);

export const isNews = ({ id }: Message): boolean => !SHOWN.includes(id);

export const rounds = (view: SeatView): string => t("outrun-rounds-played", { count: (view.picture as Picture).round });
