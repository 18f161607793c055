import { parseEmail } from "@petbox/domain/contact/email";
import { parsePhone } from "@petbox/domain/contact/phone";
import type { Answers, ContactAnswer } from "@petbox/domain/funnel/answers";
import { parsePetName } from "@petbox/domain/pet/name";
import { noExtraItem } from "@petbox/domain/plan/offer";
import { refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { undefinedIfRefused } from "../client/undefinedIfRefused.ts";
import { applyCoupon } from "../coupons/api.ts";
import { saveBreed, saveName, savePetBirthDate, saveRestriction, saveSize, saveSpecies } from "../funnel/api.ts";
import { saveExtraItem, savePlan, saveTrack } from "../funnel/offers.ts";
import { type EmbeddedSession, isInAccount } from "../page/embeddedSession.ts";
import { checkEmail, type LoggedIn, logInLead } from "./api.ts";

type MutableAnswers = { -readonly [name in keyof Answers]: Answers[name] };

interface Saving {
  readonly names: readonly (keyof Answers)[];
  /** Saves the answers again; undefined without a value. */
  readonly save: (client: ApiClient, answers: Answers) => unknown;
}

/** The pet's answers in the order of the funnel: each step requires the earlier ones. */
const ofPet: readonly Saving[] = [
  { names: ["species"], save: (client, { species }) => species && saveSpecies(client, species) },
  {
    names: ["petName", "petSex"],
    save: (client, { petName, petSex }) => {
      if (!petName || !petSex) return;
      const name = parsePetName(petName);
      if (!name.ok) throw refused();
      return saveName(client, { name: name.value, sex: petSex });
    },
  },
  { names: ["size"], save: (client, { size }) => size && saveSize(client, size) },
  { names: ["breed"], save: (client, { breed }) => breed && saveBreed(client, breed) },
  { names: ["birthDate"], save: (client, { birthDate }) => birthDate && savePetBirthDate(client, birthDate) },
  { names: ["restriction"], save: (client, { restriction }) => restriction && saveRestriction(client, restriction) },
];

const ofOffer: readonly Saving[] = [
  { names: ["track"], save: (client, { track }) => track && saveTrack(client, track) },
  { names: ["plan"], save: (client, { plan }) => plan && savePlan(client, plan) },
  {
    names: ["extraItem"],
    save: (client, { extraItem }) =>
      extraItem && saveExtraItem(client, extraItem === noExtraItem ? undefined : extraItem, []),
  },
];

/** A session after the answers of the previous one were saved again. */
export interface SavedAgain {
  readonly answers: Answers;
  /** Name of the session's coupon. */
  readonly coupon: string | null;
  /** The logged-in customer; undefined if they must log in again. */
  readonly loggedIn: LoggedIn | undefined;
}

/** The part of a session that can be saved again. */
export type Saved = Pick<EmbeddedSession, "answers" | "coupon"> & Partial<Pick<EmbeddedSession, "visitor">>;

/**
 * Saves the answers of an expired session again. Answers that the server rejects are dropped, and so are those that only the customer can
 * repeat: an account's password, the registration, the payment.
 * @param known the shop's answers.
 * @param kept the answers of the new session; a different species is another tab's choice, and takes precedence.
 * @throws ApiError if a call fails for another reason than a refusal: the state is then unknown.
 */
export async function saveAgain(client: ApiClient, known: Saved, kept: Saved): Promise<SavedAgain> {
  if (kept.answers.species !== undefined && kept.answers.species !== known.answers.species) {
    return { ...kept, loggedIn: undefined };
  }
  const answers: MutableAnswers = { ...known.answers, ...kept.answers };
  let loggedIn: LoggedIn | undefined;
  const isStillInAccount = [known, kept].every(({ visitor }) => visitor !== undefined && isInAccount(visitor));
  const contact: Saving = {
    names: ["contact"],
    save: async (_client, { contact }) => {
      // The contact is that of the login, and an account may have no phone.
      if (isStillInAccount) return;
      loggedIn = contact && (await introduce(client, contact));
    },
  };
  for (const { names, save } of [...ofPet, contact, ...ofOffer]) {
    if (names.every((name) => name in kept.answers)) continue;
    const holds = await undefinedIfRefused(async () => {
      await save(client, known.answers);
      return true;
    });
    if (!holds) for (const name of names) delete answers[name];
  }
  for (const name of ["customerSaved", "subscription"] as const) if (!(name in kept.answers)) delete answers[name];
  const lost = kept.coupon === null ? known.coupon : null;
  const applied = lost === null ? undefined : await applyCoupon(client, lost);
  return { answers, coupon: applied?.code ?? kept.coupon, loggedIn };
}

/** Logs a lead in by the contact. @throws ApiError refused for any other e-mail: an account requires its password. */
async function introduce(client: ApiClient, contact: ContactAnswer): Promise<LoggedIn> {
  const email = parseEmail(contact.email);
  const phone = parsePhone(contact.areaCode + contact.phoneNumber);
  if (!email.ok || !phone.ok) throw refused();
  const { kind } = await checkEmail(client, email.value);
  if (kind !== "lead") throw refused();
  return logInLead(client, email.value, { phone: phone.value });
}
