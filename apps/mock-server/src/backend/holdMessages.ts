import type { Dependencies } from "./requestContext.ts";

type Outgoing = Pick<Dependencies, "broadcast" | "sendMail">;

/** The mails and broadcasts of a call, held until its changes are saved. */
export interface HeldMessages extends Outgoing {
  /** Sends everything in order. */
  readonly release: () => void;
}

/** Holds messages back until the store saves the change: a refused write sends nothing, and a retry sends once. */
export function holdMessages({ broadcast, sendMail }: Outgoing): HeldMessages {
  const waiting: (() => void)[] = [];
  return {
    broadcast: (...event) => waiting.push(() => broadcast(...event)),
    sendMail: (mail) => waiting.push(() => sendMail(mail)),
    release: () => {
      for (const send of waiting) send();
    },
  };
}
