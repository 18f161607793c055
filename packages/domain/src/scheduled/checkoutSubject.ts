import { type NamedPet, ofPet } from "../pet/phrases.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/** The subject of the checkout: a pet's box, or pads or food, which belong to no pet. */
export interface CheckoutSubject {
  readonly pet: NamedPet;
  /** Absent for a box. */
  readonly purchase?: ScheduledKind | undefined;
}

const products = { hygiene: "seus tapetes", "wet-food": "seus alimentos" } as const satisfies Record<
  ScheduledKind,
  string
>;

/** The subscription's possessive: "do Bob", "de tapetes higiênicos". */
export function ofSubject({ pet, purchase }: CheckoutSubject): string {
  return purchase === undefined ? ofPet(pet) : `de ${scheduledRules[purchase].name}`;
}

/** "Para avisar quando a caixa do Bob estiver a caminho." */
export function contactReason({ pet, purchase }: CheckoutSubject): string {
  return purchase === undefined
    ? `Para avisar quando a caixa ${ofPet(pet)} estiver a caminho.`
    : `Para avisar quando os ${products[purchase]} estiverem a caminho.`;
}

/** "Para onde vai a caixa do Bob?" */
export function destinationText({ pet, purchase }: CheckoutSubject): string {
  return purchase === undefined ? `Para onde vai a caixa ${ofPet(pet)}?` : `Para onde vão os ${products[purchase]}?`;
}

/** Describes the steps after the payment. */
export function nextStepText({ pet, purchase }: CheckoutSubject): string {
  const confirmed = `A assinatura ${ofSubject({ pet, purchase })} está confirmada.`;
  return purchase === undefined
    ? `${confirmed} Agora a gente já pode preparar a primeira caixa.`
    : `${confirmed} Agora a gente já pode separar os ${products[purchase]}, e todo mês chegam mais.`;
}

/** Shown after the payment to a customer without a password: the subscription is behind a login (SUB-280). */
export const firstPasswordText =
  "Para acompanhar a entrega e mudar o que quiser, crie a sua senha: a gente manda um link por e-mail.";
