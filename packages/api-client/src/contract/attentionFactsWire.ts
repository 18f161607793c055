import type { AttentionFacts } from "@petbox/domain/subscription/attentionFacts";
import * as z from "zod/mini";
import { civilDateWire, optionalCivilDate } from "./civilDateWire.ts";
import { coercedBoolean, coercedInteger } from "./coerced.ts";
import { lastFourDigits } from "./digitTexts.ts";
import { fieldMap } from "./fieldMap.ts";
import { centsWire } from "./money.ts";
import { optional } from "./optional.ts";
import { paymentMethodWire } from "./paymentMethodWire.ts";
import { subscriptionStatusWire } from "./subscriptionStatusWire.ts";

const day = optional(optionalCivilDate);
const amount = optional(centsWire);
const flag = optional(coercedBoolean);

const paymentWire = fieldMap({
  by: ["method", paymentMethodWire],
  isPaid: ["paid", flag],
  lastDay: ["due_on", day],
  // Epoch milliseconds, as a PIX is valid for minutes.
  expiresAt: ["expires_at", optional(coercedInteger)],
});

/**
 * What decides the most urgent thing about a subscription (ours): the same record on every page that shows the subscription, so that no two
 * pages can disagree.
 */
const factsWire = fieldMap({
  status: ["status", optional(subscriptionStatusWire)],
  awaitsFirstPayment: ["awaits_first_payment", flag],
  debt: [
    "debt",
    optional(
      fieldMap({
        on: ["due_on", day],
        amount: ["amount", amount],
        isPenalty: ["penalty", flag],
        triedAgainOn: ["retry_on", day],
      }),
    ),
  ],
  payment: ["payment", optional(paymentWire)],
  endingCard: [
    "ending_card",
    optional(fieldMap({ lastFour: ["last_four", lastFourDigits], on: ["charge_on", civilDateWire] })),
  ],
  box: [
    "box",
    optional(
      fieldMap({
        state: ["state", z.enum(["late", "aborted"])],
        on: ["date", day],
        credit: ["credit", amount],
        refund: ["refund", amount],
      }),
    ),
  ],
  leaving: ["leaving", optional(fieldMap({ on: ["date", day], penalty: ["penalty", amount] }))],
  term: [
    "term",
    optional(
      fieldMap({ on: ["ends_on", civilDateWire], renews: ["renews", coercedBoolean], amount: ["amount", amount] }),
    ),
  ],
  endedOn: ["ended_on", day],
  nextCharge: ["next_charge", optional(fieldMap({ on: ["date", civilDateWire], amount: ["amount", amount] }))],
});

/** The optional facts; undefined from a server that does not send them. */
export const attentionFactsWire: z.ZodMiniType<AttentionFacts | undefined> = optional(factsWire);
