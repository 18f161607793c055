import { readFileSync } from "node:fs";
import { type Species, speciesList } from "@petbox/domain/pet/species";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { describe, expect, it } from "vitest";
import { extraItemsOf, plansOf, tracksOf } from "./catalogue.ts";

const everyTrack = speciesList.flatMap((species) => tracksOf(species).map((track) => ({ species, ...track })));
const drawn = (address: string) => readFileSync(new URL(`../../pictures${address}`, import.meta.url), "utf8");

describe("the tracks", () => {
  it("MAN-189 of the dog are Essencial, Mordedores and Body Parts", () => {
    expect(tracksOf("dog").map(({ tag, name }) => [tag, name])).toEqual([
      ["essencial", "Essencial"],
      ["mordedores", "Mordedores"],
      ["essencial-naturais", "Body Parts"],
    ]);
  });

  it("MAN-190 of the cat are Essencial, Essencial Família and Diversão", () => {
    expect(tracksOf("cat").map(({ tag, name }) => [tag, name])).toEqual([
      ["essencial", "Essencial"],
      ["essencial_familia", "Essencial Família"],
      ["diversao", "Diversão"],
    ]);
  });

  it.each(speciesList)("have exactly one most popular for the %s", (species) => {
    expect(tracksOf(species).filter(({ mostPopular }) => mostPopular)).toHaveLength(1);
  });
});

describe.each(everyTrack)("the track $tag of the $species", ({ species, tag, monthlyPrice, image }) => {
  const plans = plansOf(tag, species);

  it("has its own picture", () => {
    expect(drawn(image)).toContain("<svg");
  });

  it("has three plans, whose tags and descriptions state the same length", () => {
    expect(plans.map((plan) => planLengthOf({ tag: plan.tag }))).toEqual([12, 6, 1]);
    expect(plans.map((plan) => planLengthOf({ tag: "", description: plan.description }))).toEqual([12, 6, 1]);
  });

  it("costs less per month the longer the plan, and shows the price of the longest", () => {
    const prices = plans.map((plan) => plan.monthlyPrice);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(new Set(prices).size).toBe(3);
    expect(monthlyPrice).toBe(prices[0]);
  });

  it("marks only the annual plan as special", () => {
    expect(plans.map((plan) => plan.special)).toEqual([true, false, false]);
  });

  it("has plan codes without the letters that exclude an extra item", () => {
    expect(plans.filter((plan) => /ep|eb/i.test(plan.tag))).toEqual([]);
  });

  it("has extra items with a call to action, a price, a picture and a tag other than the refusal", () => {
    const extras = extraItemsOf(tag, species);
    expect(extras.length).toBeGreaterThanOrEqual(2);
    for (const extra of extras) {
      expect(extra.call).not.toBe("");
      expect(extra.monthlyPrice).toBeGreaterThan(0);
      expect(extra.tag).not.toBe("normal");
      expect(drawn(extra.image)).toContain("<svg");
    }
  });
});

describe("the catalogue", () => {
  it("charges R$79,90 for a month of the basic box", () => {
    expect(plansOf("essencial", "dog").map(({ monthlyPrice }) => monthlyPrice)).toEqual([6990, 7490, 7990]);
  });

  it("tells the two tracks named essencial apart", () => {
    expect(plansOf("essencial", "dog")[0]?.tag).toBe("SP_anual");
    expect(plansOf("essencial", "cat")[0]?.tag).toBe("GE_anual");
    expect(extraItemsOf("essencial", "cat").map(({ tag }) => tag)).toContain("areia");
    expect(extraItemsOf("essencial", "dog").map(({ tag }) => tag)).not.toContain("areia");
  });

  it("shows the plans of cats in the cats' colours", () => {
    const pictures = (species: Species) => plansOf("essencial", species).map(({ image }) => image);
    expect(pictures("dog")).toEqual(["anual", "semestral", "mensal"].map((term) => `/imagens/plano-${term}.svg`));
    expect(pictures("cat")).toEqual(["anual", "semestral", "mensal"].map((term) => `/imagens/plano-${term}-gato.svg`));
  });

  it("has unique plan codes", () => {
    const tags = everyTrack.flatMap(({ species, tag }) => plansOf(tag, species).map((plan) => plan.tag));
    expect(new Set(tags).size).toBe(18);
  });

  it("has no plans or extra items for an unknown track", () => {
    expect(plansOf("luxo")).toEqual([]);
    expect(plansOf("mordedores", "cat")).toEqual([]);
    expect(extraItemsOf("luxo")).toEqual([]);
  });
});
