import type { CivilDate } from "../calendar/civilDate.ts";
import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import type { AcceptedBrand } from "./acceptedBrand.ts";
import { type Cvv, parseCvv } from "./cvv.ts";
import { type HolderName, parseHolderName } from "./holderName.ts";
import type { CardErrorCode } from "./messages.ts";
import { type CardNumber, parseCardNumber } from "./number.ts";
import { expiryErrorsOf, parseExpiry } from "./parseExpiry.ts";

/** A card as typed in any of the shop's card forms. */
export type WalletCardDraft = {
  readonly holderName: string;
  readonly number: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly cvv: string;
};

/** A card in its wire format: month "01" to "12", two-digit year. */
export type WalletCard = {
  readonly holderName: HolderName;
  readonly number: CardNumber;
  readonly brand: AcceptedBrand;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly cvv: Cvv;
};

/**
 * Parses only the card, without CPF or terms (SUB-261 to SUB-266, MAN-297 to MAN-301). The CVV must match the brand's length once the first
 * digits identify the brand, even if the number is invalid.
 *
 * @example
 * const card = { holderName: "ANA SOUZA", number: "4111 1111 1111 1111", expirationMonth: "12", expirationYear: "30", cvv: "" };
 * parseWalletCard(card, civilDate(2026, 8, 15));
 * // { ok: false, error: { cvv: "cvv-back-invalid" } }
 */
export function parseWalletCard(
  draft: WalletCardDraft,
  today: CivilDate,
): Result<WalletCard, FieldErrorCodes<keyof WalletCardDraft, CardErrorCode>> {
  const holderName = parseHolderName(draft.holderName);
  const number = parseCardNumber(draft.number);
  const expiry = parseExpiry(draft.expirationMonth, draft.expirationYear, today);
  const cvv = parseCvv(draft.cvv, draft.number);
  if (holderName.ok && number.ok && expiry.ok && cvv.ok) {
    return accepted({
      ...number.value,
      holderName: holderName.value,
      expirationMonth: expiry.value.month,
      expirationYear: expiry.value.year,
      cvv: cvv.value,
    });
  }
  return rejected({
    ...fieldErrorCodesOf({ holderName, number, cvv }),
    ...expiryErrorsOf(draft.expirationMonth, draft.expirationYear, today),
  });
}
