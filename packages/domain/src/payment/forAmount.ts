import type { Cents } from "../money/cents.ts";
import { type Result, rejected } from "../result.ts";

/** Why a code must not be paid: it is invalid, or its amount differs from the amount due. */
export type CodeRefusal<Fault> =
  | { readonly reason: Fault }
  | { readonly reason: "other-amount"; readonly amount: Cents };

/** The parsed code, if it is valid, and for the expected amount or an open one. */
export function forAmount<Code extends { readonly amount?: Cents }, Fault>(
  code: Result<Code, Fault>,
  expected: Cents | undefined,
): Result<Code, CodeRefusal<Fault>> {
  if (!code.ok) return rejected({ reason: code.error });
  const { amount } = code.value;
  if (expected === undefined || amount === undefined || amount === expected) return code;
  return rejected({ reason: "other-amount", amount });
}
