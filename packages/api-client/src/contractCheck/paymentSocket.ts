import { io } from "socket.io-client";
import { checkoutPaymentChannel, checkoutPaymentEvent, checkoutPaymentMessage } from "../checkout/channels.ts";
import { parseEmbeddedSession } from "../page/readEmbeddedSession.ts";
import { socketAddress } from "../realtime/echo.ts";
import { Mismatch, type RunCheck, Skipped } from "./checkResult.ts";
import { checkSchema } from "./checkSchema.ts";
import type { CheckVisitor } from "./checkVisitor.ts";

/** The name of the broadcast class. Echo hears no other one, not even in another namespace. */
const eventName = `App\\Events\\${checkoutPaymentEvent}`;

/** How long the bank of a test payment may take, in milliseconds. */
const timeout = 15_000;

/** Listens to the payment of a visitor's checkout. */
export interface PaymentSocket {
  /** Checks that the event arrived. */
  check(run: RunCheck): Promise<void>;
}

/** Opens the socket that the visitor's document names, before the payment is sent. */
export async function openPaymentSocket(
  visitor: Pick<CheckVisitor, "open" | "embedded" | "origin" | "cookie" | "token">,
): Promise<PaymentSocket> {
  await visitor.open("/");
  const { realtime, customerCode } = parseEmbeddedSession(visitor.embedded);
  const check = (received: Promise<unknown>): PaymentSocket => ({
    check: (run) =>
      run("realtime", `${checkoutPaymentEvent} arrives`, async () =>
        checkSchema(checkoutPaymentMessage, await received),
      ),
  });
  const failing = (thrown: Error) => {
    const received = Promise.reject(thrown);
    received.catch(() => undefined);
    return check(received);
  };
  if (realtime === null || customerCode === null)
    return failing(new Mismatch("realtime and customer_code in the embedded session", "none"));
  if (realtime.broadcaster !== "socket.io")
    return failing(new Skipped(`the broadcaster is ${realtime.broadcaster}; only socket.io is checked`));
  const address = socketAddress(realtime, new URL(visitor.origin));
  const channel = `private-${checkoutPaymentChannel(customerCode)}`;
  const socket = io(address, {
    forceNew: true,
    reconnection: false,
    transports: ["websocket"],
    extraHeaders: { Cookie: visitor.cookie, Origin: visitor.origin },
  });
  const received = new Promise<unknown>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Mismatch("the event", `nothing in ${timeout / 1000} s`)), timeout);
    const stop = (thrown: Error) => {
      clearTimeout(limit);
      reject(thrown);
    };
    socket.on("connect_error", ({ message }) => stop(new Mismatch(`a socket at ${address}`, message)));
    socket.on("subscription_error", (_, status) => stop(new Mismatch("an open channel", String(status))));
    socket.onAny((event: string, named: string, message: unknown) => {
      if (named !== channel || !event.endsWith(checkoutPaymentEvent)) return;
      if (event !== eventName) return stop(new Mismatch(`the event ${eventName}`, event));
      clearTimeout(limit);
      resolve(message);
    });
  }).finally(() => socket.disconnect());
  received.catch(() => undefined);
  await new Promise<void>((resolve) => {
    socket.on("connect", () => {
      socket.emit("subscribe", { channel, auth: { headers: { "X-CSRF-TOKEN": visitor.token } } });
      resolve();
    });
    socket.on("connect_error", () => resolve());
  });
  return check(received);
}
