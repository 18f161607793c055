import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatDayMonthYear } from "@petbox/domain/calendar/dayMonthYear";
import { abortedTrackingCode, type ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import * as z from "zod/mini";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import type { Codec } from "../contract/codec.ts";
import { coercedNumber, coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, optional } from "../contract/optional.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { presence, presenceFlag } from "../contract/presence.ts";
import { dayMonthYearWire } from "./dayMonthYearWire.ts";

/** Whether something was recorded, with its day if the server sends it. */
const notedOn: Codec<z.input<typeof presence>, CivilDate | boolean> = z.codec(
  presence,
  z.custom<CivilDate | boolean>(),
  {
    decode: (sent) => z.safeDecode(dayMonthYearWire, String(sent)).data ?? z.decode(presenceFlag, sent),
    encode: (value) => (typeof value === "string" ? formatDayMonthYear(value) : z.encode(presenceFlag, value)),
  },
);

/** A received BOX by the documents' names (SUB-126). */
export const receivedBoxWire = z.codec(
  fieldMap({
    subscription: ["subscription", coercedString],
    petName: ["pet_name", petNameWire],
    petSex: ["pet_sex", petSexWire],
    createdOn: ["created_at", dayMonthYearWire],
    trackingCode: ["code_rast", nullish(coercedString)],
    trackingAddress: ["rast_track", nullish(coercedString)],
    shipmentCreated: ["env_created", presenceFlag],
    aborted: ["canceled", presenceFlag],
    delivered: ["entregue", notedOn],
    posted: ["postado", presenceFlag],
    // Ours, named as in the tracker's data.
    expectedOn: ["dt_prevista", optional(optionalCivilDate)],
    id: ["tid", coercedString],
    rated: ["conclu_avaliete", presenceFlag],
    itemsAverage: ["media_itens", nullish(coercedNumber.check(z.positive()))],
    boxAverage: ["rate", nullish(coercedNumber.check(z.positive()))],
  }),
  z.custom<ReceivedBox>(),
  {
    decode: ({ petName, petSex, delivered, aborted, ...box }) => ({
      ...box,
      aborted: aborted || box.trackingCode === abortedTrackingCode,
      pet: { name: petName, sex: petSex },
      delivered: delivered !== false,
      ...(typeof delivered === "string" ? { deliveredOn: delivered } : {}),
    }),
    encode: ({ pet, deliveredOn, delivered, ...box }) =>
      omitUndefined({ ...box, petName: pet.name, petSex: pet.sex, delivered: deliveredOn ?? delivered }),
  },
);
