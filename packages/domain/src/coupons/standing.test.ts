import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { couponStanding } from "./standing.ts";

const today = civilDate(2026, 1, 14);
const yesterday = civilDate(2026, 1, 13);

describe("a customer's coupon", () => {
  it.each(["fidelidade_box", "fidelidade_tapete", "FIDELIDADE_box"])("MAN-115 of type %s is lifelong", (type) => {
    expect(couponStanding({ type, expiresOn: yesterday }, today)).toEqual({ kind: "lifelong" });
  });

  it.each(["fidelidade", "fidelidade_", "indicacao", "desconto_fidelidade_box", ""])(
    "of type '%s' is not lifelong",
    (type) => {
      expect(couponStanding({ type, expiresOn: today }, today)).toEqual({ kind: "valid", until: today });
    },
  );

  it("is valid through its last day", () => {
    expect(couponStanding({ type: "loja", expiresOn: yesterday }, yesterday).kind).toBe("valid");
    expect(couponStanding({ type: "loja", expiresOn: yesterday }, today)).toEqual({
      kind: "expired",
      since: yesterday,
    });
  });

  it("is valid indefinitely without a last day", () => {
    expect(couponStanding({ type: "loja" }, today)).toEqual({ kind: "valid", until: undefined });
  });

  it("is used once redeemed, even a lifelong one", () => {
    expect(couponStanding({ type: "fidelidade_box", used: true }, today)).toEqual({ kind: "used" });
  });
});
