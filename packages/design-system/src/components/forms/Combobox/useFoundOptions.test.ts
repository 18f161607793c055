import { expect, it } from "vitest";
import { matchingOptions } from "./useFoundOptions.ts";

const cities = ["Águas de São Pedro", "Santos", "São Paulo"].map((label, index) => ({ value: String(index), label }));
const labelsFor = (query: string) => matchingOptions(cities, query).map(({ label }) => label);

it("ignores case and accents, and puts prefix matches first", () => {
  expect(labelsFor("SAO")).toEqual(["São Paulo", "Águas de São Pedro"]);
  expect(labelsFor("agua")).toEqual(["Águas de São Pedro"]);
});

it.each(["", "  "])("returns every option for the blank query %j", (query) => {
  expect(labelsFor(query)).toEqual(["Águas de São Pedro", "Santos", "São Paulo"]);
});

it("returns nothing if no label contains the query", () => {
  expect(labelsFor("xyz")).toEqual([]);
});
