import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { isSuspended, planBanner, planBannerWords, suspendedText } from "./planBanner.ts";
import { subscriptionStatuses } from "./status.ts";

const nextInvoiceDate = civilDate(2026, 4, 10);

/** The flags in order: has a next invoice, was renewed, renewal is off. */
const flags = [
  [true, false, false],
  [true, false, true],
  [true, true, false],
  [true, true, true],
  [false, false, false],
  [false, false, true],
  [false, true, false],
  [false, true, true],
] as const;

/** The expected title by status, in the order of the flags; a dash for no banner. */
const table = {
  active: ["-", "-", "-", "-", "-", "offer", "renewed", "renewed"],
  suspended: ["-", "-", "-", "-", "-", "offer", "renewed", "renewed"],
  expired: ["-", "ended", "renewed", "renewed", "-", "ended", "renewed", "renewed"],
  overdue: ["overdue", "overdue", "overdue", "overdue", "overdue", "overdue", "overdue", "overdue"],
  canceled: ["canceled", "canceled", "canceled", "canceled", "canceled", "canceled", "canceled", "canceled"],
  unknown: ["-", "-", "-", "-", "-", "offer", "renewed", "renewed"],
} as const;

const titles = {
  "-": undefined,
  offer: "A renovação automática está desligada",
  ended: "Esta assinatura terminou",
  renewed: "Esta assinatura foi renovada",
  overdue: "Pagamento em atraso",
  canceled: "Assinatura cancelada",
} as const;

const rows = ([...subscriptionStatuses, "unknown"] as const).flatMap((status) =>
  flags.map(([hasNextInvoice, isRenewed, isRenewalOff], place) => ({
    status,
    hasNextInvoice,
    isRenewed,
    isRenewalOff,
    said: table[status][place],
  })),
);

describe("the banner of a subscription", () => {
  it.each(rows)(
    "MAN-048 MAN-194 MAN-195 MAN-196 MAN-197 MAN-199 MAN-200 MAN-201 $status, next invoice $hasNextInvoice, renewed $isRenewed, renewal off $isRenewalOff: $said",
    ({ status, hasNextInvoice, isRenewed, isRenewalOff, said = "-" }) => {
      const banner = planBanner({
        status: status === "unknown" ? undefined : status,
        ...(hasNextInvoice && { nextInvoiceDate }),
        isRenewed,
        renewedInto: "NOVA000001",
        isRenewalOff,
        isCancelAsked: false,
      });
      expect(banner && planBannerWords(banner).title).toBe(titles[said]);
    },
  );

  it("MAN-194 links to the subscription that replaced it, if the server sends its code", () => {
    const renewed = { status: "expired", isRenewed: true, isRenewalOff: false, isCancelAsked: false } as const;
    expect(planBanner({ ...renewed, renewedInto: "NOVA000001" })).toEqual({ kind: "renewed", into: "NOVA000001" });
    expect(planBanner(renewed)).toEqual({ kind: "renewed", into: undefined });
  });

  it("MAN-195 MAN-197 has the specified button labels, and none when cancelled", () => {
    expect(planBannerWords({ kind: "renewal-offer" }).action).toBe("Quero renovar!!");
    expect(planBannerWords({ kind: "ended-renewal-offer" }).action).toBe("Quero renovar!!");
    expect(planBannerWords({ kind: "overdue" }).action).toBe("Quero regularizar");
    expect(planBannerWords({ kind: "canceled" })).not.toHaveProperty("action");
  });

  it("offers no renewal while a cancellation is pending", () => {
    const lastMonth = { isRenewed: false, isRenewalOff: true, isCancelAsked: true } as const;
    expect(planBanner({ ...lastMonth, status: "active" })).toBeUndefined();
    expect(planBanner({ ...lastMonth, status: "expired" })).toEqual({ kind: "ended-renewal-offer" });
  });

  it("does not mention paid boxes after the term", () => {
    expect(planBannerWords({ kind: "renewal-offer" }).description).toContain("já foram pagas");
    expect(planBannerWords({ kind: "ended-renewal-offer" }).description).not.toContain("pagas");
  });

  it("MAN-193 MAN-200 has the toast only for a suspended subscription, whatever the banner", () => {
    expect(suspendedText).toBe("Assinatura suspensa");
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, ...subscriptionStatuses),
        fc.record({ isRenewed: fc.boolean(), isRenewalOff: fc.boolean() }),
        (status, standing) => {
          expect(isSuspended({ ...standing, status })).toBe(status === "suspended");
        },
      ),
    );
  });
});
