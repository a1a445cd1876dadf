// Words that did not come are asked for again, and nobody goes on without those somebody else asked for.
import { expect, test, vi } from "vitest";
import { loadMessages, setLanguage, t } from "../src/words.svelte";

const line = vi.hoisted(() => ({ cut: false, asked: 0 }));

vi.mock("words:languages", () => ({
  default: {
    en: () =>
      Promise.resolve({
        default: {
          page: () => Promise.resolve({ default: "title = Escapade" }),
          chat: () => {
            line.asked += 1;
            return line.cut ? Promise.reject(new Error("offline")) : Promise.resolve({ default: "chat = Chat" });
          },
        },
      }),
  },
}));
vi.mock("../src/settings.svelte", () => ({ settings: { language: "en" } }));
vi.mock("../src/api", () => ({ gameWords: () => Promise.resolve("") }));

vi.stubGlobal("document", { documentElement: { lang: "" } });

test("messages that could not be loaded are loaded when they are asked for again", async () => {
  await setLanguage("en");
  line.cut = true;
  await expect(loadMessages("chat")).rejects.toThrow("offline");
  line.cut = false;
  await loadMessages("chat");
  expect([t("title"), t("chat"), line.asked]).toEqual(["Escapade", "Chat", 2]);
  await loadMessages("chat");
  expect(line.asked).toBe(2);
});
