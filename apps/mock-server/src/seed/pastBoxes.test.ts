import { centsFromDecimal } from "@petbox/domain/money/cents";
import { describe, expect, it } from "vitest";
import { pastBoxesOf } from "./pastBoxes.ts";
import { trackSeeds } from "./tracks.ts";

const dogToy = /^(?:bola|ursinho|disco|corda|anel|bumerangue) /;
const catToy = /^(?:ratinho|novelo|guizo|varinha|vasinho) /;
const twoCatToys = /^(?:dois|duas) (?:ratinhos|novelos|guizos|varinhas|vasinhos) /;

/** What the public page of each track promises for every box, and how many of a box's items are that. */
const promises: Readonly<Record<string, readonly (readonly [what: RegExp, count: number])[]>> = {
  "dog essencial": [
    [dogToy, 2],
    [/^(?:ossinhos|biscoitos|palitos|petiscos) /, 1],
    [/^(?:xampu|cachecol|bandana|tigela|esponja|sabonete) /, 1],
  ],
  "dog mordedores": [
    [/^corda de puxar$/, 1],
    [/^(?:disco|anel|bola|bumerangue|mordedor) /, 2],
    [/^osso /, 1],
  ],
  "dog essencial-naturais": [
    [/ desidratad[ao]$| sec[ao]s?$/, 3],
    [dogToy, 1],
  ],
  "cat essencial": [
    [/^areia de mandioca$/, 1],
    [/^petiscos /, 1],
    [catToy, 2],
  ],
  "cat essencial_familia": [
    [/^duas areias de mandioca de 2,5 kg$/, 1],
    [/^dois pacotes de petiscos /, 1],
    [twoCatToys, 2],
  ],
  "cat diversao": [
    [/^varinha /, 1],
    [/^bolinha /, 1],
    [/ (?:de|com) catnip$/, 1],
    [/^petiscos /, 1],
  ],
};

describe.each(trackSeeds.map((seed) => [`${seed.species} ${seed.tag}`, seed] as const))(
  "the past boxes of %s",
  (track, { species, tag, monthlyPrices }) => {
    const boxes = pastBoxesOf(species, tag);
    const contents = boxes.map(({ items = [] }) => items);

    it("never repeat: thirteen with thirteen contents", () => {
      expect(new Set(contents.map((items) => items.toSorted().join(", "))).size).toBe(13);
      expect(contents).toHaveLength(13);
    });

    it("hold what the page of the track promises", () => {
      for (const items of contents) {
        for (const [what, count] of promises[track] ?? []) {
          expect([items, items.filter((item) => what.test(item)).length]).toEqual([items, count]);
        }
      }
    });

    it("are worth at least 15 % more than the dearest month", () => {
      const dearest = centsFromDecimal(Math.max(...Object.values(monthlyPrices)));
      for (const { items, itemsValue = 0 } of boxes) {
        expect([items, itemsValue >= dearest * 1.15]).toEqual([items, true]);
      }
    });
  },
);

it("the treat in the dogs' Essencial is another one than a month before", () => {
  const treats = pastBoxesOf("dog", "essencial").map(({ items = [] }) => items.at(-1));
  for (const [index, treat] of treats.entries()) expect(treat).not.toBe(treats[index - 1]);
});

it("MAN-440 MAN-441 there is litter in Essencial, twice as much in Essencial Família, and none in Diversão", () => {
  const litterOf = (tag: string) =>
    new Set(pastBoxesOf("cat", tag).map(({ items = [] }) => items.find((item) => item.includes("areia"))));
  expect([...litterOf("essencial")]).toEqual(["areia de mandioca"]);
  expect([...litterOf("essencial_familia")]).toEqual(["duas areias de mandioca de 2,5 kg"]);
  expect([...litterOf("diversao")]).toEqual([undefined]);
});
