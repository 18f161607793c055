import type { Cents } from "../money/cents.ts";
import { type Result, rejected } from "../result.ts";
import { type PixPayload, type PixPayloadFault, parsePixPayload } from "./payload.ts";

/** Why a code must not be paid: it is invalid, or its amount differs from the amount due. */
export type PixRefusal =
  | { readonly reason: PixPayloadFault }
  | { readonly reason: "other-amount"; readonly amount: Cents };

/**
 * Parses a code that may be shown to its payer: valid, and for the expected amount, or with the amount left to the payer
 * or the payer's bank.
 */
export function payablePix(code: string, expected: Cents | undefined): Result<PixPayload, PixRefusal> {
  const payload = parsePixPayload(code);
  if (!payload.ok) return rejected({ reason: payload.error });
  const { amount } = payload.value;
  if (expected === undefined || amount === undefined || amount === expected) return payload;
  return rejected({ reason: "other-amount", amount });
}
