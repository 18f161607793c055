import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesOf, matchRange } from "./textMatch.ts";

const breeds = ["American Pit Bull", "Bulldog Francês", "Buldogue Inglês", "Pitbull", "Pastor Alemão", "Pug", "Spitz"];
const breedsFor = (query: string) => matchesOf(breeds, query, (breed) => breed);

describe("the matches of a query", () => {
  it("FUN-205 are found from the first character on, and not before it", () => {
    expect(breedsFor("")).toEqual([]);
    expect(breedsFor(" ")).toEqual([]);
    expect(breedsFor("g")).not.toEqual([]);
  });

  it("FUN-206 ignore case and accents", () => {
    expect(breedsFor("FRANCES")).toEqual(["Bulldog Francês"]);
    expect(breedsFor("alemão")).toEqual(["Pastor Alemão"]);
    expect(matchesOf(["Maltes"], "maltês", (breed) => breed)).toEqual(["Maltes"]);
  });

  it("are prefix matches first, otherwise in list order", () => {
    expect(breedsFor("pit")).toEqual(["Pitbull", "American Pit Bull", "Spitz"]);
  });

  it.each([
    ["pitbul", "American Pit Bull"],
    ["buldog frances", "Bulldog Francês"],
    ["xitsu", "Shih Tzu"],
    ["shitzu", "Shih Tzu"],
    ["rotweiler", "Rottweiler"],
    ["retriver", "Golden Retriever"],
    ["pudle", "Poodle"],
    ["pincher", "Pinscher Miniatura"],
    ["shnauzer", "Schnauzer Miniatura"],
    ["xiuaua", "Chihuahua"],
    ["bigle", "Beagle"],
  ])("sound like it if none contains it: %s", (query, breed) => {
    expect(matchesOf([breed, "Vira-lata", "Husky Siberiano"], query, (name) => name)).toEqual([breed]);
  });

  it("do not sound like it if one contains it, or if it is too short to tell", () => {
    expect(matchesOf(["Shih Tzu", "Xitsu da Serra"], "xitsu", (name) => name)).toEqual(["Xitsu da Serra"]);
    expect(matchesOf(["Shih Tzu"], "xi", (name) => name)).toEqual([]);
  });

  it("are the items with a matching part, those that begin with it first", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "ã", "A", "b", "é", " ", "🐶"), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(letters), letters, (texts, query) => {
        const starts = texts.flatMap((text) => matchRange(text, query)?.start ?? []);
        fc.pre(starts.length > 0);
        const found = matchesOf(texts, query, (text) => text).map((text) => matchRange(text, query)?.start === 0);
        expect(found).toEqual(starts.map((start) => start === 0).toSorted((one, other) => Number(other) - Number(one)));
      }),
      { seed: 3 },
    );
  });

  it("are the items whose text matches", () => {
    const cities = [{ name: "Santos" }, { name: "São Paulo" }];
    expect(matchesOf(cities, "SAO", ({ name }) => name)).toEqual([{ name: "São Paulo" }]);
  });
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
