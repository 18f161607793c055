import { isScheduledKind, type ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import * as z from "zod/mini";
import { coercedString } from "./coerced.ts";
import { optional } from "./optional.ts";

/** What something is for that is no box (ours); a word that the shop does not know counts as none. */
export const scheduledKindWire = z.codec(optional(coercedString), z.custom<ScheduledKind | undefined>(), {
  decode: (sent) => (sent !== undefined && isScheduledKind(sent) ? sent : undefined),
  encode: (kind) => kind,
});
