import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { flowWire } from "./contract.ts";

/** The minimal data of a subscription. */
const bare = { subscription_code: "BOB" };

const envioOf = (envio: object) => z.decode(flowWire, { ...bare, envios: [{ tid: "t1", ...envio }] }).shipments[0];

describe("a flow entry with few fields", () => {
  it("SUB-111 is decoded with defaults", () => {
    expect(z.decode(flowWire, bare)).toEqual({
      subscription: "BOB",
      active: false,
      pet: { name: "" },
      picture: { isBroken: false },
      payment: { paid: false },
      shipments: [],
    });
  });

  it("treats invalid dates, levels, species and sizes as unknown", () => {
    const odd = {
      ...bare,
      next_env_date: "0000-00-00",
      next_invoice_date: "amanhã",
      subscription_created_at: "2026-02-31",
      benefit_level: "Titânio",
      pet_species: "papagaio",
      pet_size: "gigante",
      pet_sex: "?",
      payment_waiting: "cheque",
      envios: null,
    };
    expect(z.decode(flowWire, odd)).toEqual(z.decode(flowWire, bare));
  });

  it("reads a day that comes with its hour", () => {
    expect(z.decode(flowWire, { ...bare, next_env_date: "2026-03-09 12:00:00" }).nextShipDate).toBe("2026-03-09");
    expect(z.decode(flowWire, { ...bare, next_env_date: "2026-03-09T12:00:00Z" }).nextShipDate).toBe("2026-03-09");
  });

  it("has the method of a pending payment", () => {
    expect(z.decode(flowWire, { ...bare, payment_waiting: "pix" }).waitingPayment).toBe("pix");
  });

  it("SUB-111 error_img marks a broken picture", () => {
    expect(z.decode(flowWire, { ...bare, error_img: true }).picture.isBroken).toBe(true);
    expect(z.decode(flowWire, { ...bare, error_img: 0 }).picture.isBroken).toBe(false);
  });
});

describe("an envio", () => {
  it.each([
    [4, "sent"],
    ["4", "sent"],
    [8, "aborted"],
    [77, "preparing"],
    ["perdido", "preparing"],
    [null, "preparing"],
    [undefined, "preparing"],
  ])("SUB-113 SUB-114 of the status %j is %s", (status, expected) => {
    expect(envioOf({ status })?.status).toBe(expected);
  });

  it.each([
    [1, true],
    ["1", true],
    [true, true],
    ["2026-02-04 10:00:00", true],
    [0, false],
    ["0", false],
    ["false", false],
    [false, false],
    ["", false],
    [null, false],
    ["0000-00-00 00:00:00", false],
    ["-000001-11-30T00:00:00.000000Z", false],
  ])("SUB-113 SUB-150 SUB-154 is packed and delivered where %j says so: %j", (sent, expected) => {
    const envio = envioOf({ status: 4, embalando: sent, entregue: sent });
    expect([envio?.packed, envio?.delivered]).toEqual([expected, expected]);
  });

  it.each([
    ["Correios", "Correios"],
    [0, undefined],
    ["0", undefined],
    ["", undefined],
    [null, undefined],
  ])("SUB-113 SUB-152 has no carrier without a name: %j", (transportadora, carrier) => {
    expect(envioOf({ status: 3, transportadora })?.carrier).toBe(carrier);
  });

  it("is named by a number or a text", () => {
    expect(envioOf({ tid: 4821 })?.id).toBe("4821");
  });
});
