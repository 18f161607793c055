import { describe, expect, it } from "vitest";
import { changesOf, maturityText } from "./maturity.ts";

describe("the maturity of a component", () => {
  it.each([
    [undefined, "0.1.0", "Estável desde a 0.1.0"],
    ["0.2.0", "0.1.0", "Em preparo: sai na 0.2.0"],
    ["0.2.0", "0.2.0", "Estável desde a 0.2.0"],
    ["0.9.0", "0.10.0", "Estável desde a 0.9.0"],
  ])("since %s, seen at %s, is “%s”", (since, version, text) => {
    expect(maturityText(since === undefined ? {} : { since }, version)).toBe(text);
  });
});

it("lists the changes of the newest version first", () => {
  expect(changesOf({ changes: { "0.2.0": "b", "0.10.0": "c", "0.1.1": "a" } })).toEqual([
    ["0.10.0", "c"],
    ["0.2.0", "b"],
    ["0.1.1", "a"],
  ]);
});
