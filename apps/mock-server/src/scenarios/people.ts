import { parseCep } from "@petbox/domain/address/cep";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { parseInstagram } from "@petbox/domain/identity/instagram";
import type { Result } from "@petbox/domain/result";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { CustomerRecord, PasswordLink, Registration } from "../backend/session/collections.ts";

/** The value of a successful parse, for hand-written people. @throws when a rule refuses it. */
export function unwrap<Value>(parsed: Result<Value, string>): Value {
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** A lead who once left e-mail and phone in the funnel. */
export const lead: CustomerRecord = {
  code: "lead0001",
  email: "ana.souza@gmail.com",
  areaCode: "11",
  phoneNumber: "912345678",
  newsletter: true,
  privacy: true,
};

/** The lead's registration. */
export const leadRegistration: Registration = {
  areaCode: lead.areaCode,
  phoneNumber: lead.phoneNumber,
  name: "Ana Maria Souza",
  cpf: unwrap(parseCpf("52998224725")),
  birthDate: civilDate(1990, 4, 7),
  address: {
    cep: unwrap(parseCep("01310100")),
    street: "Avenida Paulista",
    number: "1578",
    complement: "apto 42",
    neighborhood: "Bela Vista",
    city: "São Paulo",
    state: "SP",
  },
};

/** The same with an address where a box costs freight. */
export const registrationInManaus: Registration = {
  ...leadRegistration,
  address: {
    ...leadRegistration.address,
    cep: unwrap(parseCep("69036360")),
    street: "Rua das Flores",
    neighborhood: "Centro",
    city: "Manaus",
    state: "AM",
  },
};

/** A lead with a complete registration. */
export const registeredLead: CustomerRecord = { ...lead, ...leadRegistration };

/** The password of the account below, for the login modal and the login page. */
export const accountPassword = "bob-adora-petbox";

/** A full account. The digest is of `accountPassword`. */
export const account: CustomerRecord = {
  ...registeredLead,
  code: "conta0001",
  email: "carla.lima@gmail.com",
  name: "Carla Lima",
  instagram: unwrap(parseInstagram("bob.da.carla")),
  password: { salt: "petbox", digest: "a1b48874c9e4251256b7234438101c2981eebef0158e3908e70ebcbb5a11a300" },
};

/**
 * A mailed link. The digest is of "link-de-teste": the link is /password/reset/link-de-teste. @param sentAt epoch ms.
 */
export function passwordLinkOf({ code }: CustomerRecord, sentAt: number): PasswordLink {
  return { customerCode: code, digest: "beb4cf256cb9ffd80a6efc61376fdaca73902a1ccb7f5648e00210249fc3e9f0", sentAt };
}

/** The number of a card that the bank refuses from the second charge on. */
export const refusedNumber = { firstSix: "400000", lastFour: "0002" };

/** A pending payment. The bank replies `after` milliseconds after `now`, or never. */
export function paymentUnderWay(now: number, outcome?: { result: "PAID" | "NOT_PAID"; after: number }): Subscription {
  return {
    code: "TESTE00001",
    customerCode: lead.code,
    planTag: "SP_anual",
    amount: 83_880,
    card: { brand: "VISA", firstSix: "411111", lastFour: "1111", holder: "ANA M SOUZA", expiry: "12/31" },
    createdAt: now,
    ...(outcome ? { outcome: { result: outcome.result, at: now + outcome.after } } : {}),
    announced: false,
  };
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The account's own subscription, paid `daysAgo` days before `now`. */
export function activeSubscription(now: number, daysAgo = 30): Subscription {
  const createdAt = now - daysAgo * dayInMilliseconds;
  return {
    ...paymentUnderWay(createdAt, { result: "PAID", after: 0 }),
    code: "ATIVA00001",
    customerCode: account.code,
    pet: { name: "Bob", sex: "male", species: "dog", size: "medio", picture: "/imagens/pet-beagle.svg" },
    address: leadRegistration.address,
    state: "SP",
    announced: true,
  };
}

/** The account's second subscription, whose card is refused from its second month on. */
export function refusedSubscription(now: number): Subscription {
  const subscription = activeSubscription(now, 45);
  return {
    ...subscription,
    code: "ATRASO0001",
    pet: { name: "Mika", sex: "female", species: "cat", size: "gato" },
    card: { ...subscription.card, ...refusedNumber },
  };
}

/** A lead and an account; the lead's registration is complete in the second. */
export const knownCustomers = () => ({ customers: [lead, account] });
export const registeredCustomers = () => ({ customers: [registeredLead, account] });
