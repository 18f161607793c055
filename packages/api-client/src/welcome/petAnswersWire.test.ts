import { expect, it } from "vitest";
import * as z from "zod/mini";
import { partialFieldMap } from "../contract/partialFieldMap.ts";
import { petAnswersFields } from "./petAnswersWire.ts";

it.each([
  [true, true],
  [1, true],
  ["1", true],
  [false, false],
  [0, false],
  ["0", false],
  [null, undefined],
] as const)("MAN-161 an earlier answer of %j is %j", (castrado, neutered) => {
  expect(z.decode(partialFieldMap(petAnswersFields), { castrado }).neutered).toBe(neutered);
});
