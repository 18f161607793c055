import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { storedBrandOf } from "@petbox/domain/card/brandNames";
import type { ChargedItem } from "@petbox/domain/card/chargedItem";
import type { NextCharge, StoredCard } from "@petbox/domain/card/storedCard";
import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { civilDateWire, optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedBoolean, coercedString } from "../contract/coerced.ts";
import { expirationMonth, firstSixDigits, lastFourDigits } from "../contract/digitTexts.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, optional, optionalBoolean } from "../contract/optional.ts";
import { optionalEnum } from "../contract/parsed.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { scheduledKindWire } from "../contract/scheduledKindWire.ts";

const presentIfTrue = z.codec(optional(coercedBoolean), z.custom<true | undefined>(), {
  decode: (sent) => (sent === true ? true : undefined),
  encode: (value) => value,
});

/** The subject of a charge: a pet's box, a cancellation fee or a scheduled purchase. */
export const chargedWire = fieldMap({
  name: ["pet_name", petNameWire],
  sex: ["pet_sex", petSexWire],
  purchase: ["scheduled_kind", optional(scheduledKindWire)],
  isPenalty: ["is_penalty", presentIfTrue],
});

/** A day on which a card is charged, and for what. */
const chargeDayWire = fieldMap({
  on: ["charge_on", civilDateWire],
  charged: ["charged_pets", nullish(arrayOfValid(chargedWire))],
});

/**
 * A stored card by the documents' names (SUB-137); its last digits by either of their two names (SUB-147). `next_charge_on`,
 * `charged_pets`, `charges`, `charged_subscriptions`, `refused_on` and `can_become_main` are ours.
 */
export const walletWire = z.codec(
  fieldMap({
    id: ["id", coercedString],
    holderName: ["name_printed", nullish(coercedString)],
    firstSix: ["first_six", nullish(firstSixDigits)],
    lastFour: ["last_four", nullish(lastFourDigits)],
    otherLastFour: ["last_four_digits", nullish(lastFourDigits)],
    brand: ["brand", optionalEnum(storedBrandOf)],
    month: ["expiration_month", nullish(expirationMonth)],
    year: ["expiration_year", nullish(coercedString)],
    isMain: ["is_main", optionalBoolean],
    chargedOn: ["next_charge_on", optionalCivilDate],
    charged: ["charged_pets", nullish(arrayOfValid(chargedWire))],
    charges: ["charges", optional(arrayOfValid(chargeDayWire))],
    pays: ["charged_subscriptions", optional(arrayOfValid(chargedWire))],
    refusedOn: ["refused_on", optional(civilDateWire)],
    canBecomeMain: ["can_become_main", presentIfTrue],
  }),
  z.custom<StoredCard>(),
  {
    decode: ({ month, year, lastFour, otherLastFour = "", chargedOn, charged, charges = [], ...card }) => ({
      ...card,
      lastFour: lastFour ?? otherLastFour,
      ...(month && year && { expiry: { month, year } }),
      ...nextCharge(chargedOn, charged),
      ...(charges.length > 0 && { charges: charges.map(({ on, charged }) => chargeOn(on, charged)) }),
    }),
    encode: ({ expiry, nextCharge, charges, ...card }) =>
      omitUndefined({
        ...card,
        otherLastFour: card.lastFour,
        month: expiry?.month,
        year: expiry?.year,
        chargedOn: nextCharge?.on,
        charged: nextCharge?.charged?.map(omitUndefined),
        charges: charges?.map(({ on, charged }) => omitUndefined({ on, charged: charged?.map(omitUndefined) })),
        pays: card.pays?.map(omitUndefined),
      }),
  },
);

function nextCharge(on: CivilDate | undefined, charged?: readonly ChargedItem[]): Pick<StoredCard, "nextCharge"> {
  return on === undefined ? {} : { nextCharge: chargeOn(on, charged) };
}

/** A day without readable items is a charge for something unknown, not for nothing. */
function chargeOn(on: CivilDate, charged: readonly ChargedItem[] = []): NextCharge {
  return { on, ...(charged.length > 0 && { charged }) };
}
