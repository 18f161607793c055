import { type AddressVerification, summaryOf } from "@petbox/domain/address/addressChange";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";

/** How the charge of a saved change of address went; unknown if the reply was lost. */
export type ChargeResult =
  | { readonly result: "settled" }
  | { readonly result: "refused" | "unknown"; readonly amount: Cents };

/**
 * The charge of a saved change without a reply; undefined if the change charges nothing. The change is not sent again
 * to learn the result: the documents do not say that a repeated request charges only once.
 */
export function unknownCharge(
  verification: AddressVerification | undefined,
  today: CivilDate,
): ChargeResult | undefined {
  const charge = verification && summaryOf(verification, today).charge;
  return charge && { result: "unknown", amount: charge.total };
}
