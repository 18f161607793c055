import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { Result } from "../result.ts";
import { type Boleto, type BoletoFault, parseBoleto } from "./boleto.ts";
import { type CodeRefusal, forAmount } from "./forAmount.ts";

export type BoletoRefusal = CodeRefusal<BoletoFault>;

/** Parses a boleto that may be shown to its payer: valid, and for the expected amount or an open one. */
export function payableBoleto(
  text: string,
  today: CivilDate,
  expected: Cents | undefined,
): Result<Boleto, BoletoRefusal> {
  return forAmount(parseBoleto(text, today), expected);
}
