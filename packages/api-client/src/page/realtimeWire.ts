import * as z from "zod/mini";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { optional } from "../contract/optional.ts";

/** A socket.io server, such as laravel-echo-server. */
export interface SocketIoSettings {
  readonly broadcaster: "socket.io";
  /** The whole URL: "https://avisos.loja.example:6001". @default the page's protocol and host, at `port` */
  readonly host?: string | undefined;
  /** The port on the page's host; ignored if there is a `host`. @default 6001, or 6002 on a sandbox */
  readonly port?: number | undefined;
}

/** A server of the Pusher protocol. */
export interface PusherSettings {
  readonly broadcaster: "reverb" | "pusher";
  /** The public key of the application. */
  readonly key: string;
  /** The host name, without a protocol: "avisos.loja.example". @default the page's host for Reverb, the host of the cluster for Pusher */
  readonly host?: string | undefined;
  /** @default the port of the page's protocol, 443 or 80 */
  readonly port?: number | undefined;
  /** The cluster of Pusher; ignored if there is a `host`, and by Reverb. @default "mt1" */
  readonly cluster?: string | undefined;
}

/** The realtime settings of the page. */
export type RealtimeSettings = SocketIoSettings | PusherSettings;

const address = { host: ["host", optional(coercedString)], port: ["port", optional(coercedInteger)] } as const;

const either = z.union([
  fieldMap({ broadcaster: ["broadcaster", z.literal("socket.io")], ...address }),
  fieldMap({
    broadcaster: ["broadcaster", z.enum(["reverb", "pusher"])],
    key: ["key", coercedString.check(z.minLength(1))],
    cluster: ["cluster", optional(coercedString)],
    ...address,
  }),
]);

/** The realtime server: socket.io on a port of the page's own host, or a server of the Pusher protocol. */
export const realtimeWire: z.ZodMiniType<RealtimeSettings, z.input<typeof either>> = either;
