import type { Cents } from "../money/cents.ts";
import { type Result, rejected } from "../result.ts";
import { type PixPayload, type PixPayloadFault, parsePixPayload } from "./payload.ts";

/** Why a code must not be paid: it is broken, or it charges another amount than the one that is owed. */
export type PixRefusal =
  | { readonly reason: PixPayloadFault }
  | { readonly reason: "other-amount"; readonly amount: Cents };

/**
 * A code that may be shown to its payer: whole, and for the amount that is expected. A code that leaves the amount to
 * the payer or to the payer's bank is as good.
 */
export function payablePix(code: string, expected: Cents | undefined): Result<PixPayload, PixRefusal> {
  const payload = parsePixPayload(code);
  if (!payload.ok) return rejected({ reason: payload.error });
  const { amount } = payload.value;
  if (expected === undefined || amount === undefined || amount === expected) return payload;
  return rejected({ reason: "other-amount", amount });
}
