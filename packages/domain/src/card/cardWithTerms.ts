import type { CivilDate } from "../calendar/civilDate.ts";
import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
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
