import type { Answers } from "@petbox/domain/funnel/answers";
import { speciesOfSize } from "@petbox/domain/pet/size";
import { speciesList } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import { civilDateIn, civilDateWire } from "../contract/civilDateWire.ts";
import { coercedBoolean, coercedNumber, coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, nullishString, optional } from "../contract/optional.ts";
import { partialFieldMap } from "../contract/partialFieldMap.ts";
import { scheduledKindWire } from "../contract/scheduledKindWire.ts";
import { subscriptionsWire } from "../contract/subscriptionsWire.ts";
import { breedWire, restrictionWire, sexWire, sizeWire } from "../funnel/petWire.ts";
import { type EmbeddedSession, unknownSession } from "./embeddedSession.ts";
import { realtimeWire } from "./realtimeWire.ts";

/** The realtime settings of the page. */
export type { PusherSettings, RealtimeSettings, SocketIoSettings } from "./realtimeWire.ts";

const giftWire = fieldMap({
  quantity: ["qtd", coercedNumber],
  item: [
    "inventory",
    z.codec(z.object({ name: coercedString }), z.string(), {
      decode: ({ name }) => name,
      encode: (name) => ({ name }),
    }),
  ],
});

const name = z.codec(z.nullable(coercedString), z.nullable(z.string()), {
  decode: (sent) => sent || null,
  encode: (value) => value,
});

/** A customer without a name is still logged in: only `user: null` is a stranger. */
const userName = z.codec(nullishString, z.nullable(z.string()), {
  decode: (sent) => sent || null,
  encode: (value) => value,
});

const purchaseWire = fieldMap({
  kind: ["kind", scheduledKindWire],
  withBox: ["with_box", coercedBoolean],
  after: ["after", nullish(coercedString)],
});

const someText = coercedString.check(z.minLength(1));

/** An absent, empty or invalid answer counts as not given. */
const saved = partialFieldMap({
  species: ["species", z.enum(speciesList)],
  petName: ["pet_name", someText],
  petSex: ["pet_sex", sexWire],
  size: ["pet_size", sizeWire],
  pet_breed: ["pet_breed", someText],
  pet_breed_srd1: ["pet_breed_srd1", coercedString],
  pet_breed_srd2: ["pet_breed_srd2", coercedString],
  birthDate: ["pet_birth", civilDateWire],
  restriction: ["restricao", restrictionWire],
  email: ["email", someText],
  areaCode: ["phone_ddd", coercedString],
  phoneNumber: ["phone_number", coercedString],
  newsletter: ["check_newsletter", coercedBoolean],
  privacy: ["check_privacy", coercedBoolean],
  track: ["trilha", someText],
  plan: ["plan", someText],
  extraItem: ["item_extra", someText],
  customerSaved: ["customer_saved", coercedBoolean],
  subscription: ["subscription_code", someText],
});

/** The saved answers in a page, with the field names of the calls that saved them. */
export const answersWire = z.codec(saved, z.custom<Answers>(), {
  decode({ pet_breed, pet_breed_srd1 = "", pet_breed_srd2 = "", ...rest }) {
    const { email, newsletter = false, privacy = false, customerSaved, ...withPhone } = rest;
    // An account may have no phone.
    const { areaCode = "", phoneNumber = "", ...answers } = withPhone;
    const breed = pet_breed && z.safeDecode(breedWire, { pet_breed, pet_breed_srd1, pet_breed_srd2 }).data;
    // "gato" is a cat's size (FUN-114).
    const species = rest.species ?? speciesOfSize(rest.size);
    return {
      ...answers,
      ...(customerSaved && { customerSaved }),
      ...(species && { species }),
      ...(breed && { breed }),
      ...(email && { contact: { email, areaCode, phoneNumber, newsletter, privacy } }),
    };
  },
  encode: ({ breed, contact, customerSaved, ...answers }) => ({
    ...answers,
    ...(breed && z.encode(breedWire, breed)),
    ...contact,
    ...(customerSaved && { customerSaved }),
  }),
});

/** The answers with the e-mail of the account as the contact, if they have none. Every login implies an earlier consent. */
function withEmail(answers: Answers, email: string): Answers {
  return { contact: { email, areaCode: "", phoneNumber: "", newsletter: false, privacy: true }, ...answers };
}

/** A requested ship date; a text that is not a date stays, because its error is shown (FUN-189). */
const shipDateWire = z.codec(z.string(), z.string(), {
  decode: (sent) => civilDateIn(sent) ?? sent,
  encode: (date) => date,
});

/** The fields that a page has: a missing or invalid one is left out. */
export const sessionFields = partialFieldMap({
  loggedIn: ["logged_in", coercedBoolean],
  user: ["user", z.nullable(fieldMap({ name: ["name", userName], email: ["email", optional(coercedString)] }))],
  subscriptions: ["subscriptions", subscriptionsWire],
  reach: ["login_reach", z.enum(["checkout", "account"])],
  customerCode: ["customer_code", name],
  flow: ["flow", z.enum(["current", "classic"])],
  purchase: ["scheduled_purchase", z.nullable(purchaseWire)],
  inApp: ["in_app", coercedBoolean],
  answers: ["answers", answersWire],
  coupon: ["coupon", name],
  gift: ["gift", nullish(giftWire)],
  shipDate: ["ship_date", nullish(shipDateWire)],
  isLinkVoid: ["password_link_void", coercedBoolean],
  realtime: ["realtime", z.nullable(realtimeWire)],
  waitingVideo: ["waiting_video", name],
  sessionId: ["session_id", coercedString.check(z.minLength(1))],
});

/** The part of the session that the fields describe. Authorized needs both the flag and the record (FUN-142, FUN-143). */
export function sessionOf(fields: z.output<typeof sessionFields>): Partial<EmbeddedSession> {
  const { loggedIn, user, subscriptions = 0, reach, answers, ...page } = fields;
  const account = loggedIn ? user : undefined;
  const isUnauthorized = loggedIn === false || user === null;
  return {
    ...page,
    ...(answers && { answers: account?.email && reach !== "checkout" ? withEmail(answers, account.email) : answers }),
    ...(account && { visitor: { authorized: true, name: account.name, subscriptions, ...(reach && { reach }) } }),
    ...(isUnauthorized && { visitor: { authorized: false } }),
  };
}

/**
 * The session in the page's embedded JSON, `<script type="application/json" id="page-data">`. The anti-forgery token and the bot check are
 * in meta tags next to it. A missing or invalid field has its value of `unknownSession`.
 */
export const embeddedSessionWire = z.codec(sessionFields, z.custom<EmbeddedSession>(), {
  decode: (fields): EmbeddedSession => ({ ...unknownSession, ...sessionOf({ answers: {}, ...fields }) }),
  encode: ({ visitor, ...page }) => ({
    ...omitUndefined(page),
    loggedIn: visitor.authorized,
    user: visitor.authorized ? { name: visitor.name } : null,
    subscriptions: visitor.authorized ? visitor.subscriptions : 0,
    ...(visitor.authorized && visitor.reach && { reach: visitor.reach }),
  }),
});
