import { wireCalls } from "@petbox/mock-server/backend/addresses/wireCalls";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { verifyAddressEndpoint } from "./contract.ts";

const read = (change: object) =>
  z.safeParse(verifyAddressEndpoint.reply, { ...wireCalls.verifyAddress.reply, ...change });

it.each([false, "change", "", null, undefined])("SUB-141 charges nothing now with the action type %j", (actionType) => {
  expect(read({ actionType })).toMatchObject({ success: true, data: { ok: true, value: { chargesNow: false } } });
});

it.each([true, 1, {}])("SUB-141 cannot be read with the action type %j", (actionType) => {
  expect(read({ actionType }).success).toBe(false);
});

it.each([null, undefined, ""])("needs no number of boxes unless something is charged now: %j", (boxesToBeSent) => {
  expect(read({ actionType: "change", boxesToBeSent })).toMatchObject({
    success: true,
    data: { ok: true, value: { boxesToBeSent: 0 } },
  });
  expect(read({ actionType: "charge", boxesToBeSent }).success).toBe(false);
});

describe("the consequences of a new address", () => {
  const { reply } = wireCalls.verifyAddress;

  it("SUB-141 are read under data too, and written without it", () => {
    const plain = z.parse(verifyAddressEndpoint.reply, reply);
    expect(plain).toMatchObject({ ok: true });
    expect(z.parse(verifyAddressEndpoint.reply, { data: reply })).toEqual(plain);
    expect(z.parse(verifyAddressEndpoint.reply, { success: true, ...reply })).toEqual(plain);
    expect(z.encode(verifyAddressEndpoint.reply, plain)).not.toHaveProperty("data");
  });

  it.each([{ success: false, message: "CEP não atendido." }, { data: { success: 0, error: "CEP não atendido." } }])(
    "may be a refusal with its text: %j",
    (sent) => {
      const read = z.parse(verifyAddressEndpoint.reply, sent);
      expect(read).toEqual({ ok: false, error: { message: "CEP não atendido." } });
    },
  );

  it.each([
    {},
    { success: true },
    { data: [] },
    { ...reply, newFreightValue: null },
    { data: { ...reply, amount: "x" } },
  ])("SUB-142 cannot be read without its amounts: %#", (sent) => {
    expect(z.safeParse(verifyAddressEndpoint.reply, sent).success).toBe(false);
  });
});
