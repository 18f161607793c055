import { isScheduledKind, type ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import * as z from "zod/mini";
import { coercedString } from "./coerced.ts";
import { optional } from "./optional.ts";

/** The kind of a scheduled purchase (ours); undefined for a box or an unknown word. */
export const scheduledKindWire = z.codec(optional(coercedString), z.custom<ScheduledKind | undefined>(), {
  decode: (sent) => (sent !== undefined && isScheduledKind(sent) ? sent : undefined),
  encode: (kind) => kind,
});
