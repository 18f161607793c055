import { cardNumber } from "card-validator/dist/card-number.js";
import { cvv } from "card-validator/dist/cvv.js";
import { accepted, type Result, rejected } from "../result.ts";
import { typedText, withoutSeparators } from "../text/typedText.ts";

declare const cvvBrand: unique symbol;

/** A card's security code. Like the number, it is never stored or logged. */
export type Cvv = string & { readonly [cvvBrand]: true };

/** "cvv-invalid": the brand is unknown. The other codes name the side of the card that has the brand's code: 3 digits on the back, 4 on the front. */
export type CvvErrorCode = "cvv-invalid" | "cvv-back-invalid" | "cvv-front-invalid";

/**
 * Parses a code of 3 or 4 digits, or of the brand's exact length once the number's first digits identify the brand, even if the rest of the
 * number is invalid (FUN-273, FUN-274, FUN-282, FUN-283).
 * @param number the card number as typed.
 *
 * @example
 * parseCvv("123"); // { ok: true, value: "123" }
 * parseCvv("123", "3782 822463 10005"); // { ok: false, error: "cvv-front-invalid" }
 */
export function parseCvv(text: string, number = ""): Result<Cvv, CvvErrorCode> {
  const code = typedText(text);
  const { card } = cardNumber(withoutSeparators(number));
  const size = card?.code.size;
  if (cvv(code, size ?? [3, 4]).isValid) return accepted(code as Cvv);
  if (size === undefined) return rejected("cvv-invalid");
  return rejected(size === 4 ? "cvv-front-invalid" : "cvv-back-invalid");
}
