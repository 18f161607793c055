import { type HistoryEventName, isHistoryEvent } from "@petbox/domain/subscription/history";
import * as z from "zod/mini";
import { addIssue } from "../contract/addIssue.ts";
import { civilDateWire } from "../contract/civilDateWire.ts";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish } from "../contract/optional.ts";

const eventWire = z.codec(z.string(), z.custom<HistoryEventName>(), {
  decode: (name, context) => (isHistoryEvent(name) ? name : addIssue(context, "An event that the shop does not know.")),
  encode: (name) => name,
});

/** An event of a subscription. This part of the page is ours and optional. */
export const historyEntryWire = fieldMap({
  event: ["event", eventWire],
  on: ["date", civilDateWire],
  amount: ["amount", nullish(centsWire)],
  subscription: ["subscription_code", nullish(coercedString)],
  what: ["what", nullish(coercedString)],
});
