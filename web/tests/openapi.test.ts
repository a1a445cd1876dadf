// Is the server's description of its API read as it is meant?
import { expect, test } from "vitest";
import { kind, read } from "../src/openapi";

test("a question has what it takes, what it gives, and a sentence", () => {
  const hook = { properties: { url: { type: "string" }, table: { oneOf: [{ type: "string" }, { type: "null" }] } } };
  const reference = { content: { "application/json": { schema: { $ref: "#/components/schemas/Hook" } } } };
  const found = read({
    paths: {
      "/api/hooks/{id}": {
        post: {
          tags: ["people"],
          description: "Tell an address.",
          parameters: [{ name: "id", required: true, schema: { type: "string", description: "Which" } }],
          requestBody: reference,
          responses: { "400": {}, "201": reference },
        },
      },
    },
    components: { schemas: { Hook: { ...hook, required: ["url"] } } },
  });
  expect(found.get("people")).toEqual([
    {
      method: "POST",
      path: "/api/hooks/{id}",
      says: "Tell an address.",
      takes: [
        { name: "id", kind: "string", needed: true, says: "Which" },
        { name: "url", kind: "string", needed: true, says: "" },
        { name: "table", kind: "string | null", needed: false, says: "" },
      ],
      gives: "Hook",
      given: [
        { name: "url", kind: "string", needed: true, says: "" },
        { name: "table", kind: "string | null", needed: false, says: "" },
      ],
    },
  ]);
});

test("a kind is said in a word", () => {
  expect(kind({ type: "array", items: { $ref: "#/components/schemas/Seat" } })).toBe("Seat[]");
  expect(kind({ enum: ["me", "bot"] })).toBe('"me" | "bot"');
  expect(kind({ type: "object", additionalProperties: { type: "integer" } })).toBe("{ string: integer }");
  expect(kind({ type: ["string", "null"] })).toBe("string | null");
});
