import {
  createUserEndpoint,
  emailExistsEndpoint,
  listBreedsEndpoint,
  listExtraItemsEndpoint,
  listPlansEndpoint,
  listTracksEndpoint,
  saveBreedEndpoint,
  saveExtraItemEndpoint,
  saveNameEndpoint,
  savePetBirthDateEndpoint,
  savePlanEndpoint,
  saveRestrictionEndpoint,
  saveSizeEndpoint,
  saveSpeciesEndpoint,
  saveTrackEndpoint,
} from "@petbox/api-client/funnel/contract";
import { civilDateAt, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { isAcceptedDomain } from "@petbox/domain/contact/acceptedDomains";
import type { Existence } from "@petbox/domain/contact/contactStep";
import { parseEmail } from "@petbox/domain/contact/email";
import { contactMessages } from "@petbox/domain/contact/messages";
import { parsePhone } from "@petbox/domain/contact/phone";
import { type Answers, answersForAnotherPet, isPetComplete, withAnswers } from "@petbox/domain/funnel/answers";
import { parsePetBirthDate } from "@petbox/domain/pet/birthDate";
import { petMessages } from "@petbox/domain/pet/messages";
import { speciesQuery } from "@petbox/domain/pet/species";
import { noExtraItem } from "@petbox/domain/plan/offer";
import { accepted, rejected } from "@petbox/domain/result";
import breeds from "../../seed/breeds.json" with { type: "json" };
import { extraItemsOf, extraItemsOfCode, plansOf, tracksOf } from "../../seed/catalogue.ts";
import { checkBot } from "../botCheck.ts";
import { type Handler, handle } from "../handler.ts";
import { validationError } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import type { SessionRecord } from "../session/collections.ts";
import { mayActFor } from "../session/customerAccess.ts";
import { customerByEmail } from "../session/customers.ts";
import { sessionAfterLogin } from "../session/sessionAfterLogin.ts";
import { isSoldOut, itemsInStock } from "../upsell/itemsInStock.ts";
import { soldOutText } from "../upsell/refusals.ts";
import { isBreedOf } from "./breedOfSpecies.ts";

/**
 * Saves answers in the session and returns the query of the next URL. Answers about a pet switch the session to its
 * box.
 */
function save({ remember, visitor }: RequestContext<unknown>, answers: Answers, known = visitor.answers) {
  const changed = remember({ answers: withAnswers(known, answers), purchase: undefined });
  return accepted({ genero: speciesQuery(speciesOf(changed)) });
}

const speciesOf = (visitor: SessionRecord) => visitor.answers.species ?? "dog";

const hasTag = (offered: readonly { readonly tag: string }[], wanted: string) =>
  offered.some(({ tag }) => tag === wanted);

/** For both calls that reveal whether an e-mail is known (decision 8). */
const emailsPerMinute = 20;

export const handlers: readonly Handler[] = [
  handle(saveSpeciesEndpoint, (context) => {
    const { body, visitor } = context;
    const { species, isAnotherPet = false } = body;
    return save(context, { species }, isAnotherPet ? answersForAnotherPet(visitor.answers) : visitor.answers);
  }),
  handle(saveNameEndpoint, (context) => {
    const { name, sex } = context.body;
    return save(context, { petName: name, petSex: sex });
  }),
  handle(saveSizeEndpoint, (context) => {
    const { body: size, visitor } = context;
    const isCat = speciesOf(visitor) === "cat";
    if (isCat !== (size === "gato")) throw validationError({ pet_size: ["Este porte não é o do seu pet."] });
    return save(context, { size });
  }),
  handle(saveBreedEndpoint, (context) => {
    const { body: breed, visitor } = context;
    if (!isBreedOf(speciesOf(visitor), breed))
      throw validationError({ pet_breed: ["Esta raça não é da espécie do seu pet."] });
    return save(context, { breed });
  }),
  handle(savePetBirthDateEndpoint, (context) => {
    const { body, clock } = context;
    const birthDate = parsePetBirthDate(formatBrazilianDate(body), civilDateAt(clock()));
    if (!birthDate.ok) throw validationError({ pet_birth: [petMessages[birthDate.error]] });
    return save(context, { birthDate: birthDate.value });
  }),
  handle(saveRestrictionEndpoint, (context) => save(context, { restriction: context.body })),
  handle(
    emailExistsEndpoint,
    ({ body: email, store, visitor }): Existence => {
      const customer = customerByEmail(store, email);
      if (customer === undefined) return { kind: "new" };
      // Reveals neither a full account (FUN-162) nor a customer who subscribed elsewhere (decision 67).
      if (customer.password || !mayActFor(customer, { store, visitor })) return { kind: "account" };
      const phone = parsePhone(customer.areaCode + customer.phoneNumber);
      return { kind: "lead", phone: phone.ok ? phone.value : undefined };
    },
    { perMinute: emailsPerMinute },
  ),
  handle(
    createUserEndpoint,
    (context) => {
      const { body, store, newId, visitor, renewSession } = context;
      const { contact, botCheck } = body;
      checkBot(botCheck);
      const email = parseEmail(contact.email);
      if (!email.ok || !isAcceptedDomain(email.value))
        throw validationError({ email: [contactMessages["email-invalid"]] });
      if (customerByEmail(store, contact.email)) return rejected({ message: "Este e-mail já tem cadastro." });
      const lead = { code: newId().slice(0, 12), ...contact };
      store.customers.put(lead);
      renewSession(sessionAfterLogin(lead, "checkout", context));
      return accepted({ genero: speciesQuery(speciesOf(visitor)), customerCode: lead.code });
    },
    { perMinute: emailsPerMinute },
  ),
  handle(listTracksEndpoint, ({ visitor }) => [...tracksOf(speciesOf(visitor))]),
  handle(saveTrackEndpoint, (context) => {
    const { body: track, visitor } = context;
    if (!isPetComplete(visitor.answers))
      throw validationError({ trilha: ["Conte antes o porte e a raça do seu pet."] });
    const isKnown = hasTag(tracksOf(speciesOf(visitor)), track);
    if (!isKnown) throw validationError({ trilha: ["Esta trilha não existe para o seu pet."] });
    return save(context, { track });
  }),
  handle(listPlansEndpoint, ({ visitor }) => {
    const { track } = visitor.answers;
    return track === undefined
      ? rejected({ message: "Escolha uma trilha primeiro." })
      : accepted(plansOf(track, speciesOf(visitor)));
  }),
  handle(savePlanEndpoint, (context) => {
    const { body: plan, visitor } = context;
    const isKnown = hasTag(plansOf(visitor.answers.track ?? "", speciesOf(visitor)), plan);
    if (!isKnown) throw validationError({ plan: ["Este plano não existe na sua trilha."] });
    return save(context, { plan });
  }),
  handle(listExtraItemsEndpoint, ({ parameters: { trilha = "" }, visitor, store }) =>
    accepted(itemsInStock(store, [...extraItemsOf(trilha, speciesOf(visitor)), ...extraItemsOfCode(trilha)])),
  ),
  handle(saveExtraItemEndpoint, (context) => {
    const { body, visitor, store } = context;
    const { chosen, offered } = body;
    const isKnown =
      chosen === noExtraItem || hasTag(extraItemsOf(visitor.answers.track ?? "", speciesOf(visitor)), chosen);
    if (!isKnown) throw validationError({ item_extra: ["Este item não existe na sua trilha."] });
    if (isSoldOut(store, chosen)) throw validationError({ item_extra: [soldOutText] });
    if (offered.length > 20) throw validationError({ tags: ["Itens demais."] });
    return save(context, { extraItem: chosen });
  }),
  handle(listBreedsEndpoint, () => ({ dogs: [...breeds.dogs], cats: [...breeds.cats] })),
];
