import { expect, it } from "vitest";
import { planInSessionEndpoint, saveFreightEndpoint } from "../checkout/contract.ts";
import { checkSuccess } from "./checkCall.ts";
import { Mismatch } from "./checkResult.ts";

const empty = { status: 204, headers: new Headers(), text: "", json: undefined };

it("accepts an empty body only where the documents show no reply", () => {
  expect(checkSuccess(saveFreightEndpoint, empty)).toEqual([]);
  expect(() => checkSuccess(planInSessionEndpoint, empty)).toThrow(Mismatch);
  expect(() => checkSuccess(saveFreightEndpoint, { ...empty, text: "<html>" })).toThrow(Mismatch);
});
