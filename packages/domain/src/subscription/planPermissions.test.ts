import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { planPermissions } from "./planPermissions.ts";
import { subscriptionStatuses } from "./status.ts";

const bySomething = { renew: true, cancel: true };
const nothing = { renew: false, cancel: false };

/** The plan's code, renewed, the iteration flag, and the expected buttons. */
const table = [
  ["SP_mensal", false, false, bySomething],
  ["SP_mensal", false, true, bySomething],
  ["SP_mensal", true, false, bySomething],
  ["SP_mensal", true, true, bySomething],
  ["SP_MENSAL", false, false, bySomething],
  ["SP_anual_renovacao", false, false, bySomething],
  ["SP_anual_renovacao", true, true, bySomething],
  ["RENOVACAO_SP", false, false, bySomething],
  ["SP_anual", false, false, nothing],
  ["SP_anual", true, false, bySomething],
  ["SP_anual", false, true, bySomething],
  ["SP_anual", true, true, bySomething],
  ["SP_semestral", false, false, nothing],
  ["SP_semestral", true, false, bySomething],
  ["SP_semestral", false, true, bySomething],
  ["", false, false, nothing],
] as const;

describe("the buttons of a subscription's page", () => {
  it.each(
    table.flatMap(([planCode, isRenewed, iterationFlag, buttons]) =>
      ([...subscriptionStatuses, undefined] as const).map((status) => ({
        planCode,
        isRenewed,
        iterationFlag,
        status,
        buttons,
      })),
    ),
  )(
    "MAN-205 MAN-206 MAN-207 $planCode, renewed $isRenewed, iteration flag $iterationFlag, $status",
    ({ buttons, ...managed }) => {
      const expected = managed.status === "canceled" ? { ...buttons, cancel: false } : buttons;
      expect(planPermissions(managed)).toEqual(expected);
    },
  );

  it("neither renews nor cancels a subscription while a cancellation is pending (decision 42)", () => {
    const pending = { planCode: "SP_mensal", isRenewed: true, iterationFlag: true, isCancelAsked: true };
    expect(planPermissions({ ...pending, status: "active" })).toEqual(nothing);
    expect(planPermissions({ ...pending, status: "active", isCancelAsked: false })).toEqual(bySomething);
  });

  it("does not cancel a paid term whose renewal was cancelled (decision 42)", () => {
    const term = { planCode: "SP_mensal", status: "active", isRenewed: false, iterationFlag: false } as const;
    expect(planPermissions({ ...term, isRenewalOff: true })).toEqual({ renew: true, cancel: false });
    expect(planPermissions({ ...term, isRenewalOff: true, iterationFlag: true })).toEqual(bySomething);
    expect(planPermissions({ ...term, isRenewalOff: true, nextInvoiceDate: civilDate(2026, 4, 10) })).toEqual(
      bySomething,
    );
  });

  it("MAN-205 never offer to cancel without renewing, and without a pending cancellation depend only on the four fields", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(undefined, ...subscriptionStatuses),
        (planCode, isRenewed, iterationFlag, status) => {
          const { renew, cancel } = planPermissions({ planCode, isRenewed, iterationFlag, status });
          expect(cancel && !renew).toBe(false);
          expect(renew).toBe(/mensal|renovacao/i.test(planCode) || isRenewed || iterationFlag);
        },
      ),
    );
  });
});
