// Pictures of which only the changes were sent.
import type { SeatView } from "./wire";

/** Complete views with the pictures of the version before; undefined if one of those is missing. */
export function completed(views: SeatView[], before: SeatView[]): SeatView[] | undefined {
  const whole: SeatView[] = [];
  for (const view of views) {
    const { changed, ...rest } = view;
    if (!changed) {
      whole.push(view);
      continue;
    }
    const picture = before.find(({ seat }) => seat === view.seat)?.picture;
    if (!picture) return undefined;
    whole.push({ ...rest, picture: { ...picture, ...changed } });
  }
  return whole;
}
