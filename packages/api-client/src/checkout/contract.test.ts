import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { estimateShippingEndpoint, saveCustomerEndpoint } from "./contract.ts";
import { paymentWire } from "./paymentWire.ts";

describe("the carrier's estimates", () => {
  const { reply } = estimateShippingEndpoint;
  it("FUN-354 count no days where the carrier names none", () => {
    expect(z.decode(reply, { data: [{ price: 12.35 }] })).toEqual({ price: 1235, days: 0 });
    expect(z.decode(reply, { data: [{ price: 12.35, days: null }] })).toEqual({ price: 1235, days: 0 });
  });

  it.each([{}, { days: 3 }, { price: null, days: 3 }, { price: "sob consulta" }, null, "x"])(
    "MAN-331 are read although a further one is %j",
    (further) => {
      const data = [{ price: "12.35", days: 4 }, further];
      expect(z.parse(reply, { data })).toEqual({ price: 1235, days: 4 });
      expect(z.safeParse(reply, { data: data.toReversed() }).success).toBe(false);
    },
  );

  it("round-trip where the carrier has no estimate", () => {
    expect(z.decode(reply, { data: [] })).toBeUndefined();
    expect(z.encode(reply, undefined)).toEqual({ data: [] });
  });
});

describe("the errors of a registration", () => {
  const { reply } = saveCustomerEndpoint;
  it("FUN-320 has every message of the server", () => {
    const wire = { success: false, error: [{ message: "CPF inválido." }, { message: "CEP inválido." }] };
    const said = z.decode(reply, wire);
    expect(said).toEqual({ ok: false, error: { message: "CPF inválido.", more: ["CEP inválido."] } });
    expect(z.encode(reply, said)).toMatchObject(wire);
  });

  it("may have no message", () => {
    expect(z.decode(reply, { success: false, error: [] })).toEqual({ ok: false, error: { more: [] } });
  });
});

it.each([
  [{ real_status: "PAID", status: 7 }, "paid"],
  [{ real_status: "NOT_PAID", status: "RECEIVED" }, "refused"],
  [{ status: "PAID" }, "paid"],
  [{ real_status: null, status: "WAITING" }, "unknown"],
])("MAN-326 MAN-328 the result of a payment in %j is %s", (wire, result) => {
  expect(z.decode(paymentWire, wire).result).toBe(result);
});
