import type { AnswersWire } from "@petbox/api-client/contract/pageData";
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
import { civilDateAt, formatBrazilianDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { emailMessage, parseEmail } from "@petbox/domain/contact/email";
import { parsePhone } from "@petbox/domain/contact/phone";
import { parsePetBirthDate, petBirthDateMessage } from "@petbox/domain/pet/birthDate";
import { breedMessage, mixedBreedLabel, parseBreed } from "@petbox/domain/pet/breed";
import { parsePetName } from "@petbox/domain/pet/name";
import { speciesQuery } from "@petbox/domain/pet/species";
import { breeds } from "../../seed/breeds.ts";
import { extraItemsOf, plansOf, tracksOf } from "../../seed/catalogue.ts";
import { checkBot } from "../botCheck.ts";
import { type Handler, handle } from "../handler.ts";
import { invalid } from "../refusal.ts";
import type { Visitor } from "../session/collections.ts";
import { customerByEmail } from "../session/customers.ts";
import { sessionOf } from "../session/ownData.ts";
import type { Situation } from "../situation.ts";
import { withoutDependents } from "./dependentAnswers.ts";

/** Keeps answers in the session and says what the next address carries. */
function save({ remember, visitor }: Situation<unknown>, answers: AnswersWire): { success: boolean; genero: string } {
  const changed = remember({ answers: { ...visitor.answers, ...answers } });
  return { success: true, genero: generoOf(changed) };
}

function generoOf(visitor: Visitor): string {
  return speciesQuery(visitor.answers.species ?? "dog");
}

const speciesOf = (visitor: Visitor) => visitor.answers.species ?? "dog";

const emailChecksPerMinute = 20;

export const handlers: readonly Handler[] = [
  handle(saveSpeciesEndpoint, ({ body, visitor, remember }) => {
    const species = body.petSelect.tag;
    const { answers } = visitor;
    const kept = answers.species === species ? answers : withoutDependents(answers, "species");
    const changed = remember({ answers: { ...kept, species } });
    return { success: true, genero: generoOf(changed) };
  }),
  handle(saveNameEndpoint, (situation) => {
    const name = parsePetName(situation.body.pet_name);
    if (!name.ok) throw invalid({ pet_name: [name.error] });
    return save(situation, { pet_name: name.value, pet_sex: situation.body.pet_sex });
  }),
  handle(saveSizeEndpoint, (situation) => {
    const size = situation.body.pet_size;
    const isCat = speciesOf(situation.visitor) === "cat";
    if (isCat !== (size === "gato")) throw invalid({ pet_size: ["Este porte não é o do seu pet."] });
    return save(situation, { pet_size: size });
  }),
  handle(saveBreedEndpoint, (situation) => {
    const { pet_breed, pet_breed_srd1, pet_breed_srd2 } = situation.body;
    const breed = parseBreed({
      mixed: pet_breed === mixedBreedLabel,
      name: pet_breed,
      main: pet_breed_srd1,
      secondary: pet_breed_srd2,
    });
    if (!breed.ok) throw invalid({ pet_breed: [breedMessage] });
    return save(situation, { pet_breed, pet_breed_srd1, pet_breed_srd2 });
  }),
  handle(savePetBirthDateEndpoint, (situation) => {
    const date = parseCivilDate(situation.body.pet_birth);
    const accepted = date.ok
      ? parsePetBirthDate(formatBrazilianDate(date.value), civilDateAt(situation.clock()))
      : undefined;
    if (!accepted?.ok) throw invalid({ pet_birth: [petBirthDateMessage] });
    return save(situation, { pet_birth: accepted.value });
  }),
  handle(saveRestrictionEndpoint, (situation) => save(situation, { restricao: situation.body.restricao })),
  handle(
    emailExistsEndpoint,
    ({ body, store }) => {
      const email = parseEmail(body.email);
      if (!email.ok) throw invalid({ email: [emailMessage] });
      const customer = customerByEmail(store, email.value);
      if (customer === undefined) return { user: null, exist: false };
      // A full account hands nothing out before its login (FUN-162).
      if (customer.password) return { user: null, exist: true };
      return { user: true, exist: true, phone_ddd: customer.areaCode, phone_number: customer.phoneNumber };
    },
    { perMinute: emailChecksPerMinute },
  ),
  handle(createUserEndpoint, (situation) => {
    const { body, store, newId, visitor } = situation;
    checkBot(body.recaptcha_response);
    const email = parseEmail(body.email);
    const phone = parsePhone(body.phone_ddd + body.phone_number);
    const errors = {
      ...(email.ok ? {} : { email: [email.error] }),
      ...(phone.ok ? {} : { phone_number: [phone.error] }),
      ...(body.check_privacy ? {} : { check_privacy: ["É preciso aceitar a política de privacidade."] }),
    };
    if (!email.ok || !phone.ok || !body.check_privacy) throw invalid(errors);
    if (customerByEmail(store, email.value)) return { success: false, error: "Este email já tem cadastro." };
    const code = newId().slice(0, 12);
    store.customers.put({
      code,
      email: email.value,
      areaCode: phone.value.areaCode,
      phoneNumber: phone.value.number,
      newsletter: body.check_newsletter,
      privacy: body.check_privacy,
    });
    const own = sessionOf(code, situation);
    store.visitors.put({
      ...own,
      answers: {
        ...own.answers,
        email: email.value,
        phone_ddd: phone.value.areaCode,
        phone_number: phone.value.number,
        check_newsletter: body.check_newsletter,
        check_privacy: body.check_privacy,
      },
    });
    return { success: true, genero: generoOf(visitor), customer_code: code };
  }),
  handle(listTracksEndpoint, ({ visitor }) => ({
    trilhas: [...tracksOf(speciesOf(visitor))],
  })),
  handle(saveTrackEndpoint, (situation) => {
    const known = tracksOf(speciesOf(situation.visitor)).some(({ tag }) => tag === situation.body.trilha);
    if (!known) throw invalid({ trilha: ["Esta trilha não existe para o seu pet."] });
    const { trilha } = situation.body;
    const { answers } = situation.visitor;
    const kept = answers.trilha === trilha ? answers : withoutDependents(answers, "track");
    return save({ ...situation, visitor: { ...situation.visitor, answers: kept } }, { trilha });
  }),
  handle(listPlansEndpoint, ({ visitor }) => {
    const { trilha } = visitor.answers;
    return trilha === undefined
      ? { plans: null, error: "Escolha uma trilha primeiro." }
      : { plans: [...plansOf(trilha, speciesOf(visitor))] };
  }),
  handle(savePlanEndpoint, (situation) => {
    const { trilha } = situation.visitor.answers;
    const known =
      trilha !== undefined &&
      plansOf(trilha, speciesOf(situation.visitor)).some(({ tag }) => tag === situation.body.plan);
    if (!known) throw invalid({ plan: ["Este plano não existe na sua trilha."] });
    return save(situation, { plan: situation.body.plan });
  }),
  handle(listExtraItemsEndpoint, ({ parameters, visitor }) => ({
    trilhas: [...extraItemsOf(parameters.trilha ?? "", speciesOf(visitor))],
  })),
  handle(saveExtraItemEndpoint, (situation) => {
    const { item_extra, tags } = situation.body;
    const known = extraItemsOf(situation.visitor.answers.trilha ?? "", speciesOf(situation.visitor)).some(
      ({ tag }) => tag === item_extra,
    );
    if (item_extra !== "normal" && !known) throw invalid({ item_extra: ["Este item não existe na sua trilha."] });
    if (tags.length > 20) throw invalid({ tags: ["Itens demais."] });
    return save(situation, { item_extra });
  }),
  handle(listBreedsEndpoint, () => ({ dogs: [...breeds.dogs], cats: [...breeds.cats] })),
];
