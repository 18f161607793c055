import type { Cents } from "../money/cents.ts";
import { type CodeRefusal, forAmount } from "../payment/forAmount.ts";
import type { Result } from "../result.ts";
import { type PixPayload, type PixPayloadFault, parsePixPayload } from "./payload.ts";

export type PixRefusal = CodeRefusal<PixPayloadFault>;

/**
 * Parses a code that may be shown to its payer: valid, and for the expected amount, or with the amount left to the payer
 * or the payer's bank.
 */
export function payablePix(code: string, expected: Cents | undefined): Result<PixPayload, PixRefusal> {
  return forAmount(parsePixPayload(code), expected);
}
