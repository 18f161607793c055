import { storedBrandOf } from "@petbox/domain/card/brandNames";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import * as z from "zod/mini";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { nullable, numberText, word } from "../contract/wireValues.ts";

/** A card of `billing_info`, which the server does not name: it is called by its last digits (MAN-150). */
export const billingCardWire = z.codec(
  fieldMap({
    lastFour: ["last_four_digits", numberText],
    brand: ["brand", word(storedBrandOf)],
    month: ["expiration_month", nullable(numberText)],
    year: ["expiration_year", nullable(numberText)],
    holderName: ["holder_name", nullable(z.string())],
  }),
  z.custom<StoredCard>(),
  {
    decode: ({ month, year, ...card }) => ({
      ...card,
      id: card.lastFour,
      isMain: false,
      ...(month && year && { expiry: { month, year } }),
    }),
    encode: ({ lastFour, brand, holderName, expiry }) =>
      known({ lastFour, brand, holderName, month: expiry?.month, year: expiry?.year }),
  },
);
