import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { zeroCents } from "@petbox/domain/money/cents";
import type {
  OverdueCharge,
  OverdueChargeResult,
  PaymentWithoutAmount,
  PendingCharge,
} from "@petbox/domain/payment/overdueCharge";
import * as z from "zod/mini";
import { civilDateIn, civilDateWire, optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedBoolean, coercedInteger, coercedString } from "../contract/coerced.ts";
import { dataEnvelope } from "../contract/dataEnvelope.ts";
import { lastFourDigits } from "../contract/digitTexts.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire, optionalCharge } from "../contract/money.ts";
import { nullish, nullishString, optional, text } from "../contract/optional.ts";
import { orNull } from "../contract/orNull.ts";
import type { Caught } from "../contract/outcome.ts";
import { petSexWire } from "../contract/petWire.ts";
import { isTruthyInPhp } from "../contract/presence.ts";
import { wireList } from "../contract/wireList.ts";
import { type PendingWire, pendingChargeIn, pendingFields, pendingWireOf } from "./pendingChargeWire.ts";

const planWire = fieldMap({
  name: ["name", text],
  parcels: ["parcels", coercedInteger],
  amount: ["amount", centsWire],
});

/** The server's name for a subscription that does not exist or belongs to another customer (SUB-184). */
const unknownSubscription = "NOT_EXIST_SUBSCRIPTION";
/** With an error: an earlier attempt blocks a new one (SUB-183). */
const existingRetry = "EXIST_RETRY";

const pending = z.object(pendingFields);

/** Why an attempt is blocked: a text, or any other value by its truth in PHP. */
const errorText = z.optional(
  z.catch(z.nullable(coercedString), ({ input }: Caught = {}) => String(isTruthyInPhp(input))),
);

/** A following day; null without one. */
const followingDay = z.codec(
  z.catch(z.optional(z.nullable(z.string())), undefined),
  z.custom<CivilDate | null | undefined>(),
  {
    decode: (sent) => (sent == null ? sent : civilDateIn(sent)),
    encode: (day) => day,
  },
);

/** An overdue payment (SUB-117); every field is optional. The fields after `retryClientCharges` are ours. */
const record = z.object({
  ...pendingFields,
  type: nullishString,
  error: errorText,
  gateway_order_status: nullishString,
  amount: optionalCharge(centsWire, null),
  parcels: nullish(coercedInteger),
  plan: nullish(planWire),
  retryClientCharges: z.optional(z.catch(z.nullable(z.union([wireList(pending), pending])), null)),
  pet_name: optional(coercedString),
  pet_sex: petSexWire,
  closed_unpaid: optional(coercedBoolean),
  due_date: optionalCivilDate,
  wallet_id: optional(coercedString),
  card_last_four: optional(lastFourDigits),
  card_refused_on: optional(civilDateWire),
  next_try_on: optionalCivilDate,
  next_charge_on: followingDay,
  next_charge_amount: optional(centsWire),
  next_charge_is_penalty: optional(coercedBoolean),
  expires_on: optionalCivilDate,
  expires_once_paid_on: optionalCivilDate,
});

type ResolutionRecord = z.output<typeof record>;

/** The details of an overdue payment (SUB-307); undefined for a reply without data (SUB-342). */
export const resolutionWire = z.codec(dataEnvelope(orNull(record)), z.custom<OverdueChargeResult | undefined>(), {
  decode(found) {
    if (found?.type === unknownSubscription) return { kind: "unknown-subscription" } as const;
    if (!found) return undefined;
    const standing = standingIn(found);
    if (found.amount != null) return knownIn(found, standing, found.amount);
    // The state comes before the amount, which only the choice of a method needs.
    const isSettled = standing.isPaid || standing.charge || standing.existingRetry;
    return isSettled ? ({ kind: "amount-unknown", ...standing } as const) : undefined;
  },
  encode(resolution) {
    if (resolution === undefined) return null;
    if (resolution.kind === "known") return recordOf(resolution);
    if (resolution.kind === "amount-unknown") return standingOf(resolution);
    return { ...nothingKnown, type: unknownSubscription, error: "Não encontramos esta assinatura." };
  },
});

type Standing = Omit<PaymentWithoutAmount, "kind">;

function standingIn(found: ResolutionRecord): Standing {
  const { type, error, gateway_order_status, closed_unpaid } = found;
  const charge = pendingChargeIn(found);
  const isBlocked = type === existingRetry && isTruthyInPhp(error);
  const earlier = isBlocked ? (earlierIn(found) ?? charge ?? ({ gateway: "card" } as const)) : undefined;
  const isPaid = gateway_order_status?.toUpperCase() === "PAID";
  // Nothing is left to pay, though the order was not paid.
  const isClosed = !isPaid && found.amount === zeroCents && !charge && !earlier;
  return {
    isPaid: isPaid || isClosed,
    ...((closed_unpaid || isClosed) && { closedUnpaid: true as const }),
    ...(charge && { charge }),
    ...(earlier && { existingRetry: earlier }),
  };
}

function knownIn(found: ResolutionRecord, standing: Standing, amount: OverdueCharge["amount"]): OverdueCharge {
  const { parcels = 0, plan, pet_name, pet_sex, due_date, wallet_id, next_try_on } = found;
  const { card_last_four: chargedLastFour, card_refused_on: chargedCardRefusedOn } = found;
  const { expires_on: now, expires_once_paid_on: oncePaid } = found;
  const nextCharge = nextChargeIn(found);
  return {
    kind: "known",
    ...standing,
    amount,
    parcels,
    plan: plan ?? { name: "", parcels: 0, amount: zeroCents },
    ...(pet_name && { pet: { name: pet_name, ...(pet_sex && { sex: pet_sex }) } }),
    ...(due_date && { dueOn: due_date }),
    ...(wallet_id && { chargedCard: wallet_id }),
    ...(chargedLastFour && { chargedLastFour }),
    ...(chargedCardRefusedOn && { chargedCardRefusedOn }),
    ...(next_try_on && { nextTryOn: next_try_on }),
    ...(nextCharge !== undefined && { nextCharge }),
    ...(now && oncePaid && { endOfTerm: { now, oncePaid } }),
  };
}

/** The next charge; null if none follows, undefined if the server sends no day or no amount. */
function nextChargeIn(found: ResolutionRecord): OverdueCharge["nextCharge"] {
  const { next_charge_on: on, next_charge_amount: amount, next_charge_is_penalty: isPenalty } = found;
  if (on == null) return on;
  return amount === undefined ? undefined : { on, amount, ...(isPenalty && { isPenalty: true as const }) };
}

function earlierIn({ retryClientCharges }: ResolutionRecord): PendingCharge | undefined {
  const earlier: PendingWire | null | undefined = Array.isArray(retryClientCharges)
    ? retryClientCharges[0]
    : retryClientCharges;
  return earlier ? pendingChargeIn(earlier) : undefined;
}

const nothingKnown = {
  ...pendingWireOf(undefined),
  type: null,
  error: null,
  gateway_order_status: null,
  amount: undefined,
  parcels: undefined,
  plan: undefined,
  retryClientCharges: null,
  pet_name: undefined,
  pet_sex: undefined,
  closed_unpaid: undefined,
  due_date: undefined,
  wallet_id: undefined,
  card_last_four: undefined,
  card_refused_on: undefined,
  next_try_on: undefined,
  next_charge_on: undefined,
  next_charge_amount: undefined,
  next_charge_is_penalty: undefined,
  expires_on: undefined,
  expires_once_paid_on: undefined,
};

function standingOf({ isPaid, closedUnpaid, charge, existingRetry: earlier }: Standing): ResolutionRecord {
  return {
    ...nothingKnown,
    ...pendingWireOf(charge),
    ...(earlier && { type: existingRetry, error: "Já existe um pagamento em andamento." }),
    gateway_order_status: isPaid ? "PAID" : null,
    closed_unpaid: closedUnpaid,
    retryClientCharges: earlier ? pendingWireOf(earlier) : null,
  };
}

function recordOf(debt: OverdueCharge): ResolutionRecord {
  const { amount, parcels, plan, pet, dueOn } = debt;
  const { chargedCard, chargedLastFour, chargedCardRefusedOn, nextTryOn, nextCharge, endOfTerm } = debt;
  return {
    ...standingOf(debt),
    amount,
    parcels,
    plan,
    pet_name: pet?.name,
    pet_sex: pet?.sex,
    due_date: dueOn,
    wallet_id: chargedCard,
    card_last_four: chargedLastFour,
    card_refused_on: chargedCardRefusedOn,
    next_try_on: nextTryOn,
    next_charge_on: nextCharge === null ? null : nextCharge?.on,
    next_charge_amount: nextCharge?.amount,
    next_charge_is_penalty: nextCharge?.isPenalty,
    expires_on: endOfTerm?.now,
    expires_once_paid_on: endOfTerm?.oncePaid,
  };
}
