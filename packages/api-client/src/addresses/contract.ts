import type { AddressVerification } from "@petbox/domain/address/addressChange";
import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import { accepted } from "@petbox/domain/result";
import * as z from "zod/mini";
import { civilDateParts, optionalCivilDate } from "../contract/civilDateWire.ts";
import { addIssue } from "../contract/codec.ts";
import { coercedBoolean, coercedInteger } from "../contract/coerced.ts";
import { dataEnvelope } from "../contract/dataEnvelope.ts";
import { lastFourDigits } from "../contract/digitTexts.ts";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire, optionalCharge } from "../contract/money.ts";
import { optional, optionalBoolean, strictOptional, text } from "../contract/optional.ts";
import { type Outcome, outcome } from "../contract/outcome.ts";
import { succeeded } from "../contract/replies.ts";
import { scheduledKindWire } from "../contract/scheduledKindWire.ts";
import { wireList } from "../contract/wireList.ts";

/** A new address as the form sends it, not validated by the server, with the contract it belongs to (SUB-140). */
export const sentAddressFields = {
  cep: ["zipcode", z.string()],
  street: ["street", z.string()],
  number: ["number", z.string()],
  complement: ["complement", text],
  neighborhood: ["neighborhood", z.string()],
  city: ["city", z.string()],
  state: ["state", z.string()],
  reference: ["reference", text],
  contractId: ["code", z.string()],
} as const;

const sentAddressWire = fieldMap(sentAddressFields);

/** The action type of a change that is charged immediately; any other type is free. */
const charges = "charge";

/** False where PHP has no action. */
const actionType = z.codec(z.optional(z.nullable(z.union([z.string(), z.literal(false)]))), z.boolean(), {
  decode: (word) => word === charges,
  encode: (chargesNow) => (chargesNow ? charges : "change"),
});

/** Missing if nothing is charged. */
const amount = z.codec(optionalCharge(centsWire), z.custom<Cents>(), {
  decode: (sent) => sent ?? zeroCents,
  encode: (value) => value,
});

/** Pads or food that move with the box. The names are ours: the documents only describe boxes. */
const movedPurchaseWire = fieldMap({
  kind: ["kind", scheduledKindWire],
  isWithBox: ["with_box", coercedBoolean],
  isNextStandalone: ["next_standalone", optional(coercedBoolean)],
  freight: ["shipping_price", centsWire],
  newFreight: ["new_shipping_price", centsWire],
  total: ["total", centsWire],
  newTotal: ["new_total", centsWire],
});

/** The current amounts of a box or a shipment. The names are ours: the documents have the new amounts only. */
const beforeWire = fieldMap({
  freight: ["shipping_price", centsWire],
  instalment: ["total", centsWire],
  expiresOn: ["expires_on", optional(optionalCivilDate)],
  nextChargeAmount: ["next_charge_amount", optional(centsWire)],
});

const verificationFields = fieldMap({
  chargesNow: ["actionType", actionType],
  amount: ["amount", amount],
  newFreight: ["newFreightValue", centsWire],
  newInstalment: ["newSubscriptionAmountParcels", centsWire],
  isRenewed: ["subRenewed", optionalBoolean],
  boxesToBeSent: ["boxesToBeSent", optional(coercedInteger)],
  nextInvoiceDate: ["nextInvoiceDate", optional(civilDateParts)],
  hasGeneratedBox: ["haveGeneretedBox", optionalBoolean],
  purchases: ["scheduled_purchases", strictOptional(wireList(movedPurchaseWire))],
  // Ours.
  cardDigits: ["card_last_four", optional(lastFourDigits)],
  before: ["before", optional(beforeWire)],
  newExpiresOn: ["new_expires_on", optional(optionalCivilDate)],
  nextChargeOn: ["next_charge_on", optional(optionalCivilDate)],
  nextChargeAmount: ["next_charge_amount", optional(centsWire)],
});

/**
 * The consequences of a change of address (SUB-141), in cents (SUB-142). The number of boxes multiplies an immediate charge, and is required
 * for it only.
 */
const verificationWire = z.codec(verificationFields, z.custom<AddressVerification>(), {
  decode({ boxesToBeSent, ...verification }, context) {
    if (verification.chargesNow && boxesToBeSent === undefined)
      return addIssue(context, "the number of boxes of a charge", "boxesToBeSent");
    return { ...verification, boxesToBeSent: boxesToBeSent ?? 0 };
  },
  encode: ({ purchases, ...verification }) => ({ ...verification, ...(purchases && { purchases: [...purchases] }) }),
});

/** A refusal with the status 200. */
const refusal = z.codec(
  succeeded,
  z.custom<Outcome<never>>((result) => typeof result === "object" && result !== null && "ok" in result),
  {
    decode: (result, context) => (result.ok ? addIssue(context, "the costs") : result),
    encode: (result) => result,
  },
);

const refusalOrVerification = z.union([refusal, verificationWire]);

/** The consequences, or a refusal; read also under `data` (decision 46), and written without it, as in the documents. */
const verificationReply = z.codec(
  z.union([refusalOrVerification, dataEnvelope(refusalOrVerification)]),
  z.custom<Outcome<AddressVerification>>(),
  {
    decode: (sent) => ("ok" in sent ? sent : accepted(sent)),
    encode: (result) => (result.ok ? result.value : result),
  },
);

export const verifyAddressEndpoint = endpoint({
  method: "POST",
  path: "/user/endereco/alter/verify",
  summary: "The cost of changing the delivery address of a subscription (SUB-326)",
  body: sentAddressWire,
  reply: verificationReply,
  isRead: true,
});

export const changeAddressEndpoint = endpoint({
  method: "POST",
  path: "/user/endereco/alter",
  summary: "Changes the delivery address of a subscription (SUB-327)",
  timeout: 60_000,
  body: sentAddressWire,
  // Ours: the address has changed even if the card was refused; the debt remains.
  reply: outcome({ refusedCharge: ["charge_refused", optional(centsWire)] }),
});
