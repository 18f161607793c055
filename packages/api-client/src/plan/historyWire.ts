import { parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { type HistoryEventName, isHistoryEvent } from "@petbox/domain/subscription/history";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { lenient } from "../contract/lenient.ts";
import { centsWire } from "../contract/money.ts";
import { nullable, parsed, wrong } from "../contract/wireValues.ts";

const eventWire = z.codec(z.string(), z.custom<HistoryEventName>(), {
  decode: (name, context) => (isHistoryEvent(name) ? name : wrong(context, "An event that the shop does not know.")),
  encode: (name) => name,
});

/** Something of a subscription's life. This part of the page is ours and not the documents': a server may leave it out. */
export const historyEntryWire = fieldMap({
  event: ["event", eventWire],
  on: ["date", parsed(parseCivilDate)],
  amount: ["amount", lenient(centsWire)],
  subscription: ["subscription_code", nullable(z.string())],
  what: ["what", nullable(z.string())],
});
