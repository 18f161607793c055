import * as z from "zod/mini";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { optional } from "../contract/optional.ts";

/** The realtime server: socket.io on a port of the page's own host, or a server of the Pusher protocol. */
export const realtimeWire = fieldMap({
  broadcaster: ["broadcaster", z.enum(["socket.io", "reverb", "pusher"])],
  host: ["host", optional(coercedString)],
  port: ["port", optional(coercedInteger)],
  key: ["key", optional(coercedString)],
  cluster: ["cluster", optional(coercedString)],
});

/** The realtime settings of the page. */
export type RealtimeSettings = z.output<typeof realtimeWire>;
