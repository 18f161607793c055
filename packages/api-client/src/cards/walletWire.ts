import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { storedBrandOf } from "@petbox/domain/card/brandNames";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import type { PetCalled } from "@petbox/domain/pet/phrases";
import * as z from "zod/mini";
import { petCalledWire } from "../contract/petWire.ts";
import { known, renamed } from "../contract/renamed.ts";
import { day, mark, nullable, numberText, word } from "../contract/wireValues.ts";

/**
 * A stored card by the documents' names (SUB-137); its last digits by either of the two that they give them (SUB-147).
 * `next_charge_on` and `charged_pets` are ours.
 */
export const walletWire = z.codec(
  renamed({
    id: ["id", z.coerce.string()],
    holderName: ["name_printed", nullable(z.string())],
    firstSix: ["first_six", nullable(numberText)],
    lastFour: ["last_four", nullable(numberText)],
    lastFourDigits: ["last_four_digits", nullable(numberText)],
    brand: ["brand", word(storedBrandOf)],
    month: ["expiration_month", nullable(numberText)],
    year: ["expiration_year", nullable(numberText)],
    isMain: ["is_main", mark],
    chargedOn: ["next_charge_on", day],
    pets: ["charged_pets", nullable(z.array(petCalledWire))],
  }),
  z.custom<StoredCard>(),
  {
    decode: ({ month, year, lastFour, lastFourDigits = "", chargedOn, pets, ...card }) => ({
      ...card,
      lastFour: lastFour ?? lastFourDigits,
      ...(month && year && { expiry: { month, year } }),
      ...nextCharge(chargedOn, pets),
    }),
    encode: ({ expiry, nextCharge, ...card }) =>
      known({
        ...card,
        lastFourDigits: card.lastFour,
        month: expiry?.month,
        year: expiry?.year,
        chargedOn: nextCharge?.on,
        pets: nextCharge?.pets.map(known),
      }),
  },
);

function nextCharge(on: CivilDate | undefined, pets: readonly PetCalled[] = []): Pick<StoredCard, "nextCharge"> {
  return on === undefined ? {} : { nextCharge: { on, pets } };
}
