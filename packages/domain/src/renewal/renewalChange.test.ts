import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import type { RenewalTerms } from "./renewal.ts";
import { renewalChangeText } from "./renewalChange.ts";

const terms: RenewalTerms = {
  startsOn: civilDate(2026, 4, 10),
  isChargedNow: false,
  endsOn: civilDate(2027, 4, 10),
  amount: cents(6_990),
};
const offered = (difference: Partial<RenewalTerms> = {}, cardDigits: string | undefined = "1111") => ({
  standing: { kind: "offered", terms: { ...terms, ...difference } } as const,
  cardDigits,
});

it("names the card that would pay a renewal instead of the one that was shown", () => {
  expect(renewalChangeText(offered(), offered({}, "4444"))).toBe(
    "O cartão desta renovação agora é o de final 4444. Nada foi cobrado: confira e, se concordar, confirme de novo.",
  );
  expect(renewalChangeText(offered(), { ...offered(), cardDigits: undefined })).toMatch(
    /^O cartão desta renovação mudou\. Nada foi cobrado:/,
  );
});

it.each([
  ["is charged now", { isChargedNow: true }],
  ["costs more", { amount: cents(7_990) }],
  ["begins on another day", { startsOn: civilDate(2026, 4, 11) }],
  ["ends on another day", { endsOn: civilDate(2027, 4, 11) }],
  ["has another next charge", { nextInvoiceDate: civilDate(2026, 4, 10) }],
])("says that the terms changed for a renewal that %s", (_what, difference) => {
  const text = "As condições desta renovação mudaram. Nada foi cobrado: confira e, se concordar, confirme de novo.";
  expect(renewalChangeText(offered(), offered(difference, "4444"))).toBe(text);
});

it("says so too for one that is no longer offered", () => {
  const now = { standing: { kind: "renewed" }, cardDigits: "1111" } as const;
  expect(renewalChangeText(offered(), now)).toMatch(/^As condições desta renovação mudaram/);
});

it("says nothing about the same renewal", () => {
  expect(renewalChangeText(offered(), offered())).toBeUndefined();
});
