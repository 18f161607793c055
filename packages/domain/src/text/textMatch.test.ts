import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesOf, matchRange } from "./textMatch.ts";

it("finds items by their text, prefix matches first", () => {
  const cities = ["Águas de São Pedro", "Santos", "São Paulo"].map((name) => ({ name }));
  const found = matchesOf(cities, "SAO", ({ name }) => name);
  expect(found).toEqual([{ name: "São Paulo" }, { name: "Águas de São Pedro" }]);
  expect(matchesOf(cities, " ", ({ name }) => name)).toEqual([]);
});

describe("the matching part of a text", () => {
  it("is the match, including its accents", () => {
    expect(matchRange("Pastor Alemão", "mao")).toEqual({ start: 10, end: 13 });
    expect(matchRange("Pug", "x")).toBeUndefined();
    expect(matchRange("Pug", "")).toBeUndefined();
  });

  it("includes a combining accent with its letter", () => {
    const text = "Alema\u0303o";
    const range = matchRange(text, "alema");
    expect(range && text.slice(range.start, range.end)).toBe("Alema\u0303");
  });

  it("always folds to the query", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "ã", "A", "ç", "b", "é", " ", "🐶"), maxLength: 12 });
    const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    fc.assert(
      fc.property(letters, letters, letters, (before, query, after) => {
        const text = before + query + after;
        const range = matchRange(text, query);
        const found = range ? plain(text.slice(range.start, range.end)) : "";
        expect(found).toBe(plain(query.trim()));
      }),
      { seed: 2 },
    );
  });
});
