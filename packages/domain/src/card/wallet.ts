import type { CivilDate } from "../calendar/civilDate.ts";
import { type Failure, isReplyLost } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";
import { isCardOver, type StoredCard } from "./storedCard.ts";

/** Maximum number of cards per customer (decision 39, MAN-303). */
export const maxCards = 3;

/** Shown on an attempt to add a fourth card (MAN-379). */
export const walletFullText =
  "Máximo de 3 cartões por cliente, para adicionar um novo delete um dos cartões existentes ou entre em contato com nosso atendimento.";

/** Shown when removing the last card of a customer with an active subscription: it is not allowed. */
export const lastCardText = "É neste cartão que as suas cobranças são feitas. Para removê-lo, adicione outro antes.";

/**
 * Whether a card may be removed: the last one stays while a subscription is active.
 * @param count the number of cards.
 * @param isCharged whether the customer has an active subscription.
 */
export function canRemoveCard(count: number, isCharged: boolean): boolean {
  return count > 1 || !isCharged;
}

/** The main card after a removal: the first remaining one that has not expired, or else the first. */
export function nextMainCard(left: readonly StoredCard[], today: CivilDate): StoredCard | undefined {
  return left.find((card) => !isCardOver(card, today)) ?? left[0];
}

/**
 * The stored card with the same number as a typed one, judging by the stored digits: the same card reissued by its bank. Its expiry is
 * updated instead of storing a duplicate.
 */
export function cardWithNumber<Card extends Pick<StoredCard, "firstSix" | "lastFour">>(
  cards: readonly Card[],
  number: string,
): Card | undefined {
  return cards.find(({ firstSix, lastFour }) => firstSix === number.slice(0, 6) && lastFour === number.slice(-4));
}

/** A change to the wallet; adding an already stored card is an "update". */
export type CardChange = "add" | "update" | "edit" | "remove" | "makeMain";

/** Shown after a successful change (SUB-366, SUB-367). */
export const cardChangedTexts: Readonly<Record<CardChange, string>> = {
  add: "Cartão adicionado com sucesso!",
  update: "Este cartão já estava na sua conta: atualizamos a validade e o nome, e ele não ficou repetido.",
  edit: "Seu cartão foi editado com sucesso!",
  remove: "Cartão removido.",
  makeMain: "Cartão principal trocado.",
};

const failureTexts: Readonly<Record<Exclude<CardChange, "update">, string>> = {
  add: "Ocorreu um erro ao salvar seu cartão! Tente novamente ou entre em contato com nosso suporte!",
  edit: "Ocorreu um erro ao editar seu cartão! Tente novamente ou entre em contato com nosso suporte!",
  remove: "Ocorreu um erro, tente novamente ou entre em contato com nosso suporte",
  makeMain: "Não conseguimos trocar o cartão principal. Ele continua o mesmo: tente de novo.",
};

/** After a lost reply, either card may be the main one. */
const perhapsMadeMainText = "Não conseguimos confirmar a troca do cartão principal: ela pode já estar valendo.";

/**
 * The message for a failed change: the server's text for a refusal, which may contain HTML, or else a fixed text, with what the customer
 * can do (SUB-352, SUB-353, SUB-355, MAN-373).
 */
export function cardFailureText(change: keyof typeof failureTexts, failure: Failure): string {
  if (change === "makeMain" && isReplyLost(failure)) return withAdvice(perhapsMadeMainText, failure);
  const own = failure.kind === "refused" ? failure.message : undefined;
  return own ?? withAdvice(failureTexts[change], failure);
}
