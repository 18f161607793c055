import type { CivilDate } from "../calendar/civilDate.ts";
import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { type Result, rejected } from "../result.ts";
import type { CardErrorCode } from "./messages.ts";
import { parseExpiryText } from "./parseExpiry.ts";
import { parseWalletCard, type WalletCard } from "./walletCard.ts";

/** A card as typed in a form with a single MM/YY field (MAN-152). */
export type TypedCardDraft = {
  readonly holderName: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
};

/**
 * `parseWalletCard` for a single expiry field, which receives the expiry's errors (MAN-297 to MAN-301).
 *
 * @example
 * const card = { holderName: "ANA SOUZA", number: "4111 1111 1111 1111", expiry: "12/30", cvv: "" };
 * parseTypedCard(card, civilDate(2026, 8, 15));
 * // { ok: false, error: { cvv: "cvv-back-invalid" } }
 */
export function parseTypedCard(
  draft: TypedCardDraft,
  today: CivilDate,
): Result<WalletCard, FieldErrorCodes<keyof TypedCardDraft, CardErrorCode>> {
  const expiry = parseExpiryText(draft.expiry, today);
  const { month, year } = expiry.ok ? expiry.value : { month: "", year: "" };
  const card = parseWalletCard({ ...draft, expirationMonth: month, expirationYear: year }, today);
  if (card.ok) return card;
  const { expirationMonth, expirationYear, ...own } = card.error;
  return rejected({ ...own, ...fieldErrorCodesOf({ expiry }) });
}
