import * as z from "zod/mini";
import { optionalText } from "../contract/wireValues.ts";

/** How to reach realtime: socket.io on a port of the page's own host, or a server of the Pusher protocol. */
export const realtimeWire = z.object({
  broadcaster: z.enum(["socket.io", "reverb", "pusher"]),
  host: optionalText,
  port: z.optional(z.nullable(z.number())),
  key: optionalText,
  cluster: optionalText,
});

/** How to reach realtime, as the page says. */
export type RealtimeSettings = z.output<typeof realtimeWire>;
