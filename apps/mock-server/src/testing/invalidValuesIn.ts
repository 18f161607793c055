import {
  addressLimits,
  parseAddressNumber,
  parseComplement,
  parseNeighborhood,
  parseStreet,
} from "@petbox/domain/address/address";
import { parseCep, stateOfCep } from "@petbox/domain/address/cep";
import { parseReference } from "@petbox/domain/address/newDeliveryAddress";
import { parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { storedBrandOf } from "@petbox/domain/card/brandNames";
import { parseHolderName } from "@petbox/domain/card/holderName";
import { parseEmail } from "@petbox/domain/contact/email";
import { parsePhone } from "@petbox/domain/contact/phone";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { parseFullName } from "@petbox/domain/identity/fullName";
import { parsePetName } from "@petbox/domain/pet/name";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import type { Result } from "@petbox/domain/result";
import type { CardOnFile } from "../backend/cards/collections.ts";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { Registration, SessionRecord } from "../backend/session/collections.ts";
import { collectionNames, type WorldStore } from "../backend/store.ts";
import { extraItemsOf, plansOf, tracksOf } from "../seed/catalogue.ts";
import { placeOf } from "../seed/streets.ts";

/** Texts and their domain types. */
type Found = readonly [what: string, value: string, isSound: boolean];

/** Whether a domain rule parses the text to the very same text. */
const by = (what: string, value: string | undefined, parse: (text: string) => Result<unknown, string>): Found[] => {
  if (value === undefined) return [];
  const parsed = parse(value);
  return [[what, value, parsed.ok && parsed.value === value]];
};

const phone = (areaCode: string, number: string): Found => {
  const parsed = parsePhone(areaCode + number);
  const isSame = parsed.ok && parsed.value.areaCode === areaCode && parsed.value.number === number;
  return ["telephone", `${areaCode} ${number}`, isSame];
};

const registration = ({ name, cpf, birthDate, address }: Partial<Registration>): Found[] => [
  ...by("name", name, parseFullName),
  ...by("cpf", cpf, parseCpf),
  ...by("birth date", birthDate, parseCivilDate),
  ...by("cep", address?.cep, parseCep),
  ...by("street", address?.street, parseStreet),
  ...by("number", address?.number, parseAddressNumber),
  ...by("complement", address?.complement, parseComplement),
  ...by("neighbourhood", address?.neighborhood, parseNeighborhood),
  ...(address ? ([["city", address.city, placeOf(address.cep)?.city === address.city]] as const) : []),
];

function session({ answers, freight, registration: saved }: SessionRecord): Found[] {
  const { petName, birthDate, contact, species = "dog", track, plan, extraItem } = answers;
  const has = (offered: readonly { readonly tag: string }[], tag: string) => offered.some((each) => each.tag === tag);
  return [
    ...by("pet's name", petName, parsePetName),
    ...by("pet's birth date", birthDate, parseCivilDate),
    ...by("e-mail", contact?.email, parseEmail),
    ...(contact ? [phone(contact.areaCode, contact.phoneNumber)] : []),
    ...(track ? ([["track", track, has(tracksOf(species), track)]] as const) : []),
    ...(track && plan ? ([["plan", plan, has(plansOf(track, species), plan)]] as const) : []),
    ...(track && extraItem && extraItem !== "normal"
      ? ([["extra item", extraItem, has(extraItemsOf(track, species), extraItem)]] as const)
      : []),
    ...(freight === undefined ? [] : ([["freight", freight, /^\d{1,4}\.\d\d$/.test(freight)]] as const)),
    ...registration(saved ?? {}),
  ];
}

const kept = ({ holder, brand, firstSix, lastFour, expiry }: CardOnFile): Found[] => [
  ...by("holder", holder, parseHolderName),
  ["brand", brand, storedBrandOf(brand) === brand],
  ["digits", `${firstSix} ${lastFour}`, /^\d{6} \d{4}$/.test(`${firstSix} ${lastFour}`)],
  ["expiry", expiry, /^(0[1-9]|1[0-2])\/\d\d$/.test(expiry)],
];

/** Every text in a record, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The delivery address: the registration's, or one changed in the account's form. */
const delivery = ({ address, state }: Subscription): Found[] =>
  address === undefined
    ? []
    : [
        ...by("delivery cep", address.cep, parseCep),
        ...by("delivery street", address.street, parseStreet),
        ...by("delivery number", address.number, (text) => parseAddressNumber(text, addressLimits.account)),
        ...by("delivery complement", address.complement, (text) => parseComplement(text, addressLimits.account)),
        ...by("delivery neighbourhood", address.neighborhood, parseNeighborhood),
        ...by("reference", address.reference, parseReference),
        ["delivery city", address.city, placeOf(address.cep)?.city === address.city],
        ["delivery state", address.state, stateOfCep(address.cep) === address.state && state === address.state],
      ];

/** Stored values that the domain would have refused, with their domain types. */
export function invalidValuesIn(store: WorldStore): string[] {
  const { visitors, customers, subscriptions, wallets, invitationCoupons } = store;
  const found = [
    ...visitors.all().flatMap(session),
    ...customers
      .all()
      .flatMap((customer) => [
        ...by("e-mail", customer.email, parseEmail),
        phone(customer.areaCode, customer.phoneNumber),
        ...registration(customer),
      ]),
    ...subscriptions.all().flatMap((each) => [...by("holder", each.card.holder, parseHolderName), ...delivery(each)]),
    ...wallets.all().flatMap(({ cards }) => cards.flatMap(kept)),
    ...invitationCoupons.all().flatMap(({ name }) => by("coupon", name, parseCouponName)),
  ];
  const everything = collectionNames.map((name) => store[name].all());
  // No column holds more than 255 characters, a control character or a lone surrogate.
  const unkeepable = textsIn(everything).filter((text) => text.length > 255 || /[\p{Cc}\p{Cs}]/u.test(text));
  return [
    ...found.filter(([, , isSound]) => !isSound).map(([what, value]) => `${what}: ${value}`),
    ...unkeepable.map((text) => `text: ${JSON.stringify(text.slice(0, 40))}`),
  ];
}
