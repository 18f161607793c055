import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatDayMonthYear, parseDayMonthYear } from "@petbox/domain/calendar/dayMonthYear";
import type { ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import * as z from "zod/mini";
import type { Codec } from "../contract/codec.ts";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { note, noted, nullable } from "../contract/wireValues.ts";
import { dayMonthYearWire } from "./dayMonthYearWire.ts";

/** Whether something was noted, with the day where that is told. */
const notedOn: Codec<z.input<typeof note>, CivilDate | boolean> = z.codec(note, z.custom<CivilDate | boolean>(), {
  decode(sent) {
    const day = parseDayMonthYear(String(sent));
    return day.ok ? day.value : z.decode(noted, sent);
  },
  encode: (told) => (typeof told === "string" ? formatDayMonthYear(told) : z.encode(noted, told)),
});

/** A received BOX by the documents' names (SUB-126). */
export const receivedBoxWire = z.codec(
  fieldMap({
    subscription: ["subscription", z.string()],
    petName: ["pet_name", petNameWire],
    petSex: ["pet_sex", petSexWire],
    createdOn: ["created_at", dayMonthYearWire],
    trackingCode: ["code_rast", nullable(z.string())],
    trackingAddress: ["rast_track", nullable(z.string())],
    shipmentCreated: ["env_created", noted],
    aborted: ["canceled", noted],
    delivered: ["entregue", notedOn],
    posted: ["postado", noted],
    id: ["tid", z.string()],
    rated: ["conclu_avaliete", noted],
    itemsAverage: ["media_itens", nullable(z.number())],
    boxAverage: ["rate", nullable(z.number())],
  }),
  z.custom<ReceivedBox>(),
  {
    decode: ({ petName, petSex, delivered, ...box }) => ({
      ...box,
      pet: { name: petName, sex: petSex },
      delivered: delivered !== false,
      ...(typeof delivered === "string" ? { deliveredOn: delivered } : {}),
    }),
    encode: ({ pet, deliveredOn, delivered, ...box }) =>
      known({ ...box, petName: pet.name, petSex: pet.sex, delivered: deliveredOn ?? delivered }),
  },
);
