import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { type Result, rejected } from "../result.ts";
import { type Boleto, type BoletoFault, parseBoleto } from "./boleto.ts";

/** Why a boleto must not be paid: it is invalid, or its amount differs from the amount due. */
export type BoletoRefusal =
  | { readonly reason: BoletoFault }
  | { readonly reason: "other-amount"; readonly amount: Cents };

/** Parses a boleto that may be shown to its payer: valid, and for the expected amount or an open one. */
export function payableBoleto(
  text: string,
  today: CivilDate,
  expected: Cents | undefined,
): Result<Boleto, BoletoRefusal> {
  const boleto = parseBoleto(text, today);
  if (!boleto.ok) return rejected({ reason: boleto.error });
  const { amount } = boleto.value;
  if (expected === undefined || amount === undefined || amount === expected) return boleto;
  return rejected({ reason: "other-amount", amount });
}
