import type { WelcomeData } from "@petbox/api-client/welcome/pageData";
import type { PortrayedPet } from "@petbox/design-system/components/PetPortrait";
import type { Answers } from "@petbox/domain/funnel/answers";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import { boughtAnswers } from "../../session/boughtAnswers.ts";
import { namedPet } from "../pets/namedPet.ts";
import { portrayed } from "../pets/portrayed.ts";

interface WelcomedPet {
  readonly pet: NamedPet;
  readonly portrait: PortrayedPet;
}

/**
 * The pet of a subscription, as the server describes it. The answers of the session complete it only if they are about the same pet: on
 * another device there are none, and those of another box follow.
 * @param data undefined until the server has replied.
 */
export function welcomedPet(subscription: string, answers: Answers, data: WelcomeData | undefined): WelcomedPet {
  const isOther = data?.payment?.subscription !== undefined && data.payment.subscription !== subscription;
  const pet = isOther ? undefined : data?.pet;
  if (pet?.name === undefined) {
    const bought = answers.subscription === subscription ? (boughtAnswers(answers) ?? {}) : {};
    return { pet: namedPet(bought), portrait: portrayed(bought) };
  }
  const known: Answers = isSamePet(pet, answers) ? answers : {};
  return {
    pet,
    portrait: portrayed({ ...known, ...(pet.species && { species: pet.species }), petName: pet.name }),
  };
}

function isSamePet({ name, species }: WelcomeData["pet"], answers: Answers): boolean {
  return answers.petName === name && (species === undefined || answers.species === species);
}
