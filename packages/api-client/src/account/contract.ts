import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { type SentCustomer, type SentForm, sentBirthDate } from "../checkout/customerWire.ts";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { attentionFactsWire } from "../contract/attentionFactsWire.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedString } from "../contract/coerced.ts";
import { dataEnvelope } from "../contract/dataEnvelope.ts";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { optional } from "../contract/optional.ts";
import { hasErrorOutcome, type Outcome } from "../contract/outcome.ts";
import { waitingPaymentWire } from "../contract/paymentMethodWire.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { truthyFlag } from "../contract/presence.ts";
import { succeededOrMessage } from "../contract/replies.ts";
import { scheduledKindWire } from "../contract/scheduledKindWire.ts";
import { secretText } from "../contract/sentTexts.ts";

/** The digits of an area code. */
const areaCodeLength = 2;

/** The area code and the number in one text. */
const sentPhone = z.codec(z.string(), z.custom<SentCustomer["phone"]>(), {
  decode: (digits) => ({ areaCode: digits.slice(0, areaCodeLength), number: digits.slice(areaCodeLength) }),
  encode: ({ areaCode, number }) => areaCode + number,
});

const userDataFields = fieldMap({
  fullName: ["name", z.string()],
  phone: ["phone", sentPhone],
  cpf: ["doc", z.string()],
  birthDate: ["birthdate", sentBirthDate],
  cep: ["zipcode", z.string()],
  street: ["street", z.string()],
  number: ["number", z.string()],
  complement: ["complement", z.string()],
  neighborhood: ["neighborhood", z.string()],
  city: ["city", z.string()],
  state: ["state", z.string()],
  botCheck: ["recaptcha_response", secretText],
});

/** The personal-data form's request (SUB-123, SUB-310), with its bot-check token. */
const sentUserDataWire = z.codec(userDataFields, z.custom<SentForm>(), {
  decode: ({ fullName, cpf, birthDate, phone, botCheck, ...address }) => ({
    customer: { fullName, cpf, birthDate, phone, address },
    botCheck,
  }),
  encode: ({ customer: { address, ...person }, botCheck }) => ({ ...person, ...address, botCheck }),
});

export const saveUserDataEndpoint = endpoint({
  method: "POST",
  path: "/customer",
  summary: "Completes a subscriber's personal data and address (SUB-309)",
  body: sentUserDataWire,
  reply: hasErrorOutcome({}),
});

/** Says whether there was an error (SUB-323); its text is not shown (SUB-358). */
const erredWire = z.codec(z.object({ error: truthyFlag }), z.custom<Outcome<object>>(), {
  decode: ({ error }) => (error ? rejected({}) : accepted({})),
  encode: (result) => ({ error: !result.ok }),
});

export const changeInstagramEndpoint = endpoint({
  method: "POST",
  path: "/alterInsta/{instagram}",
  summary: "Changes the Instagram profile (SUB-323)",
  reply: erredWire,
});

/** A 401 means that the old password is wrong, and has a text for the customer. */
export const changePasswordEndpoint = endpoint({
  method: "POST",
  path: "/client/alterPassword",
  summary: "Changes the password; requires the old one (SUB-324, SUB-325)",
  body: fieldMap({ password: ["newPassword", secretText], oldPassword: ["oldPassword", secretText] }),
  reply: succeededOrMessage,
  refusedWith: [400],
});

/** A subscription with an overdue payment (SUB-122). All but the first two fields are ours. */
const needsRetryWire = fieldMap({
  code: ["subscription_code", coercedString],
  nextInvoiceDate: ["next_invoice_date", optionalCivilDate],
  waitingPayment: ["payment_waiting", waitingPaymentWire],
  purchase: ["scheduled_kind", optional(scheduledKindWire)],
  name: ["pet_name", petNameWire],
  sex: ["pet_sex", petSexWire],
  facts: ["attention", attentionFactsWire],
});

/** An overdue subscription as the list names it. */
export type ListedOverdue = z.output<typeof needsRetryWire>;

/** A list, or an object with an error for an empty list. */
const needsRetryList = z.codec(
  z.union([arrayOfValid(needsRetryWire), z.object({ error: z.unknown() })]),
  z.custom<readonly ListedOverdue[]>(),
  { decode: (sent) => ("error" in sent ? [] : sent), encode: (list) => list },
);

export const needsRetryEndpoint = endpoint({
  method: "GET",
  path: "/assinatura/needs-retry/",
  summary: "The subscriptions with an overdue payment (SUB-308)",
  reply: dataEnvelope(needsRetryList),
});
