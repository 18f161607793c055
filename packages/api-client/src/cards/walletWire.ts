import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { storedBrandOf } from "@petbox/domain/card/brandNames";
import type { ChargedItem } from "@petbox/domain/card/chargedItem";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import * as z from "zod/mini";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { scheduledKindWire } from "../contract/scheduledKindWire.ts";
import { absent, day, mark, nullable, numberText, word } from "../contract/wireValues.ts";

/** What a charge pays: a pet's box, what leaving costs, or what is bought at intervals. */
const chargedWire = fieldMap({
  name: ["pet_name", petNameWire],
  sex: ["pet_sex", petSexWire],
  purchase: ["scheduled_kind", scheduledKindWire],
  isPenalty: ["is_penalty", absent(z.literal(true))],
});

/**
 * A stored card by the documents' names (SUB-137); its last digits by either of the two that they give them (SUB-147).
 * `next_charge_on` and `charged_pets` are ours.
 */
export const walletWire = z.codec(
  fieldMap({
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
    charged: ["charged_pets", nullable(z.array(chargedWire))],
  }),
  z.custom<StoredCard>(),
  {
    decode: ({ month, year, lastFour, lastFourDigits = "", chargedOn, charged, ...card }) => ({
      ...card,
      lastFour: lastFour ?? lastFourDigits,
      ...(month && year && { expiry: { month, year } }),
      ...nextCharge(chargedOn, charged),
    }),
    encode: ({ expiry, nextCharge, ...card }) =>
      known({
        ...card,
        lastFourDigits: card.lastFour,
        month: expiry?.month,
        year: expiry?.year,
        chargedOn: nextCharge?.on,
        charged: nextCharge?.charged.map(known),
      }),
  },
);

function nextCharge(on: CivilDate | undefined, charged: readonly ChargedItem[] = []): Pick<StoredCard, "nextCharge"> {
  return on === undefined ? {} : { nextCharge: { on, charged } };
}
