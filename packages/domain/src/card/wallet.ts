import type { CivilDate } from "../calendar/civilDate.ts";
import type { Failure } from "../failure/failure.ts";
import { isCardOver, type StoredCard } from "./storedCard.ts";

/** How many cards a customer may have (decision 39, MAN-303). */
export const mostCards = 3;

/** What is said of a fourth one (MAN-379). */
export const walletFullText =
  "Máximo de 3 cartões por cliente, para adicionar um novo delete um dos cartões existentes ou entre em contato com nosso atendimento.";

/** What is said of the last card of somebody whose boxes are still charged: it cannot go. */
export const lastCardText = "É com este cartão que suas caixas são pagas. Para removê-lo, adicione outro antes.";

/**
 * Whether a card may go: the last one stays as long as something is charged.
 * @param count how many cards there are.
 * @param isCharged whether the customer has a subscription that goes on.
 */
export function canRemoveCard(count: number, isCharged: boolean): boolean {
  return count > 1 || !isCharged;
}

/** The card that is charged in the place of one that goes: the first of those left that is not over. */
export function successorAmong(left: readonly StoredCard[], today: CivilDate): StoredCard | undefined {
  return left.find((card) => !isCardOver(card, today)) ?? left[0];
}

/**
 * The stored card that has the number of one that is typed, as far as that can be told from what is kept: the same card,
 * sent by its bank with another expiry. It takes that expiry, and no second one is stored.
 */
export function sameNumberAmong<Card extends Pick<StoredCard, "firstSix" | "lastFour">>(
  cards: readonly Card[],
  number: string,
): Card | undefined {
  return cards.find(({ firstSix, lastFour }) => firstSix === number.slice(0, 6) && lastFour === number.slice(-4));
}

/** What becomes of a card: one that is added may be one that was stored already. */
export type CardChange = "add" | "update" | "edit" | "remove";

/** What is said once it is done (SUB-366, SUB-367). */
export const cardChangedTexts: Readonly<Record<CardChange, string>> = {
  add: "Cartão adicionado com sucesso!",
  update: "Este cartão já estava na sua conta: atualizamos a validade e o nome, e ele não ficou repetido.",
  edit: "Seu cartão foi editado com sucesso!",
  remove: "Cartão removido.",
};

const failureTexts: Readonly<Record<Exclude<CardChange, "update">, string>> = {
  add: "Ocorreu um erro ao salvar seu cartão! Tente novamente ou entre em contato com nosso suporte!",
  edit: "Ocorreu um erro ao editar seu cartão! Tente novamente ou entre em contato com nosso suporte!",
  remove: "Ocorreu um erro, tente novamente ou entre em contato com nosso suporte",
};

/**
 * What is said when it fails: of a refusal the server's own text, which may hold HTML; of anything else always the same
 * (SUB-352, SUB-353, SUB-355, MAN-373).
 */
export function cardFailureText(change: keyof typeof failureTexts, failure: Failure): string {
  const own = failure.kind === "refused" ? failure.message : undefined;
  return own ?? failureTexts[change];
}
