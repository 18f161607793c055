import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { membershipText } from "./membership.ts";

describe("membershipText", () => {
  it("SUB-164 names the month since which a subscription is active", () => {
    expect(membershipText({ active: true, since: civilDate(2024, 4, 7) })).toBe("Membro desde abril de 2024");
    expect(membershipText({ active: true, since: civilDate(2023, 12, 31) })).toBe("Membro desde dezembro de 2023");
  });

  it("is undefined if that is unknown", () => {
    expect(membershipText({ active: true })).toBeUndefined();
  });

  it("SUB-163 labels an inactive subscription as cancelled", () => {
    expect(membershipText({ active: false, since: civilDate(2024, 4, 7) })).toBe("Assinatura cancelada");
  });

  it("labels one whose term ran out as expired (decision 87)", () => {
    expect(membershipText({ active: false, hasExpired: true })).toBe("Assinatura expirada");
  });
});
