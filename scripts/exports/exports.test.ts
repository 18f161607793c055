import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exportedNames } from "./exportedNames.ts";
import { acceptedList, exportList } from "./exportList.ts";

describe("what the packages export", () => {
  it("is what docs/exports.md says", () => {
    const advice = "Where the change is meant, accept it and commit docs/exports.md: npm run exports -- --accept";
    expect(exportList().split("\n"), advice).toEqual(readFileSync(acceptedList, "utf8").split("\n"));
  });
});

describe("exportedNames", () => {
  it("tells values from types, under the name that the importer uses", () => {
    const source = `
      import { hidden } from "./hidden.ts";
      export { Button as PressMe, type ButtonProps } from "./Button.tsx";
      export type { Tone } from "./tone.ts";
      export interface Look {}
      export type Size = "small";
      export const first: number = 1, second = hidden;
      export function act<Value>(value: Value) { return <b>{String(value)}</b>; }
      export class Refusal extends Error {}
    `;
    expect(exportedNames(source, "x.tsx")).toEqual({
      values: ["PressMe", "Refusal", "act", "first", "second"],
      types: ["ButtonProps", "Look", "Size", "Tone"],
    });
  });

  it.each(['export * from "./x.ts";', "export default 1;", "export const { a } = { a: 1 };"])(
    "refuses what has no name to pin: %s",
    (source) => {
      expect(() => exportedNames(source, "x.ts")).toThrow("x.ts");
    },
  );
});
