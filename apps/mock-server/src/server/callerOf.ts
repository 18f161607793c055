import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Caller } from "../backend/caller.ts";

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

/** The client address of a request: the remote end of the connection, or the one reported by a proxy on the same machine. */
export function callerOf({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): Caller {
  const { remoteAddress = "" } = socket;
  const forwarded =
    String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-1)
      ?.trim() ?? "";
  return { address: isLoopback(remoteAddress) && isIP(forwarded) !== 0 ? forwarded : remoteAddress };
}
