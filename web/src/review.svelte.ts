// The review of a finished game: asked for until it is complete.
import * as api from "./api";
import { troubleWords } from "./refusal";
import type { GameReview, Mistake } from "./wire";

const ASK_EVERY = 1000; // ms

export class Review {
  found = $state.raw<GameReview>();
  trouble = $state("");
  private closed = false;

  constructor(private readonly table: string) {
    void this.load();
  }

  get ready(): boolean {
    return this.found?.ready ?? false;
  }

  mistakesOf(seats: number[]): Mistake[] {
    return this.ready ? this.found!.mistakes.filter(({ seat }) => seats.includes(seat)) : [];
  }

  close(): void {
    this.closed = true;
  }

  private async load(): Promise<void> {
    while (!this.closed && !this.ready) {
      try {
        this.found = await api.gameReview(this.table);
      } catch (error) {
        this.trouble = troubleWords(error);
        return;
      }
      if (!this.ready) await new Promise((done) => setTimeout(done, ASK_EVERY));
    }
  }
}
