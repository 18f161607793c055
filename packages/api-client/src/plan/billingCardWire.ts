import { storedBrandOf } from "@petbox/domain/card/brandNames";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import * as z from "zod/mini";
import { civilDateWire } from "../contract/civilDateWire.ts";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, optional } from "../contract/optional.ts";
import { optionalEnum } from "../contract/parsed.ts";

/** A card of `billing_info`, identified by its last digits since the server does not name it (MAN-150). `refused_on` is ours. */
export const billingCardWire = z.codec(
  fieldMap({
    lastFour: ["last_four_digits", coercedString],
    brand: ["brand", optionalEnum(storedBrandOf)],
    month: ["expiration_month", nullish(coercedString)],
    year: ["expiration_year", nullish(coercedString)],
    holderName: ["holder_name", nullish(coercedString)],
    refusedOn: ["refused_on", optional(civilDateWire)],
  }),
  z.custom<StoredCard>(),
  {
    decode: ({ month, year, ...card }) => ({
      ...card,
      id: card.lastFour,
      isMain: false,
      ...(month && year && { expiry: { month, year } }),
    }),
    encode: ({ lastFour, brand, holderName, expiry, refusedOn }) =>
      omitUndefined({ lastFour, brand, holderName, month: expiry?.month, year: expiry?.year, refusedOn }),
  },
);
