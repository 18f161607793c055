import { wireCalls } from "@petbox/mock-server/backend/addresses/wireCalls";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { verifyAddressEndpoint } from "./contract.ts";

const read = (change: object) =>
  z.safeParse(verifyAddressEndpoint.reply, { ...wireCalls.verifyAddress.reply, ...change });

it.each([false, "change", "", null, undefined])("SUB-141 charges nothing now with the action type %j", (actionType) => {
  expect(read({ actionType })).toMatchObject({ success: true, data: { chargesNow: false } });
});

it.each([true, 1, {}])("SUB-141 cannot be read with the action type %j", (actionType) => {
  expect(read({ actionType }).success).toBe(false);
});

it.each([null, undefined, ""])("needs no number of boxes unless something is charged now: %j", (boxesToBeSent) => {
  expect(read({ actionType: "change", boxesToBeSent })).toMatchObject({ success: true, data: { boxesToBeSent: 0 } });
  expect(read({ actionType: "charge", boxesToBeSent }).success).toBe(false);
});
