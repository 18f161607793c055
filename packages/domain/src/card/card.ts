import type { CivilDate } from "../calendar/civilDate.ts";
import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { type Cpf, parseCpf } from "../identity/cpf.ts";
import { accepted, type Result, rejected } from "../result.ts";
import type { CardErrorCode } from "./messages.ts";
import { parseWalletCard, type WalletCard, type WalletCardDraft } from "./walletCard.ts";

/**
 * A card and the acceptance of the terms, as typed in a form without a document. `acceptedTerms` is a boolean: for the "on" of a ticked box in
 * FormData, compare it with "on" first.
 */
export type CardWithTermsDraft = WalletCardDraft & { readonly acceptedTerms: boolean };

/**
 * `parseCard` without the CPF: the card and the accepted terms (FUN-275).
 *
 * @example
 * const card = { holderName: "ANA SOUZA", number: "4111 1111 1111 1111", expirationMonth: "12", expirationYear: "30", cvv: "123" };
 * parseCardWithTerms({ ...card, acceptedTerms: false }, civilDate(2026, 8, 15));
 * // { ok: false, error: { acceptedTerms: "terms-not-accepted" } }
 */
export function parseCardWithTerms(
  draft: CardWithTermsDraft,
  today: CivilDate,
): Result<WalletCard, FieldErrorCodes<keyof CardWithTermsDraft, CardErrorCode>> {
  const card = parseWalletCard(draft, today);
  // Parsed JSON may contain the text "false" or another truthy value, which is no consent.
  const acceptedTerms = draft.acceptedTerms === true ? accepted(true) : rejected("terms-not-accepted");
  if (card.ok && acceptedTerms.ok) return card;
  return rejected({ ...(card.ok ? {} : card.error), ...fieldErrorCodesOf({ acceptedTerms }) });
}

/** The payment form as typed (FUN-102). */
export type CardDraft = CardWithTermsDraft & { readonly cpf: string };

/** A valid card for a charge, with the holder's CPF (FUN-133). */
export type CardPayment = WalletCard & { readonly cpf: Cpf };

/**
 * Parses the whole payment form: card, CPF and accepted terms (FUN-257, FUN-267 to FUN-275).
 *
 * @example
 * const card = { holderName: "ANA SOUZA", number: "4111 1111 1111 1111", expirationMonth: "12", expirationYear: "30", cvv: "123" };
 * parseCard({ ...card, cpf: "529.982.247-25", acceptedTerms: false }, civilDate(2026, 8, 15));
 * // { ok: false, error: { acceptedTerms: "terms-not-accepted" } }
 */
export function parseCard(
  draft: CardDraft,
  today: CivilDate,
): Result<CardPayment, FieldErrorCodes<keyof CardDraft, CardErrorCode>> {
  const card = parseCardWithTerms(draft, today);
  const cpf = parseCpf(draft.cpf);
  if (card.ok && cpf.ok) return accepted({ ...card.value, cpf: cpf.value });
  return rejected({ ...(card.ok ? {} : card.error), ...fieldErrorCodesOf({ cpf }) });
}
