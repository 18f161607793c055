import type { Dependencies } from "./requestContext.ts";

type Outgoing = Pick<Dependencies, "broadcast" | "sendMail">;

/** What a call mails and broadcasts, until what it tells of is kept. */
export interface HeldBack extends Outgoing {
  /** Sends all of it, in the order in which it came. */
  readonly release: () => void;
}

/** A change that the store refuses has never been, so nobody may hear of it; tried again, it is told once. */
export function heldBack({ broadcast, sendMail }: Outgoing): HeldBack {
  const waiting: (() => void)[] = [];
  return {
    broadcast: (...event) => waiting.push(() => broadcast(...event)),
    sendMail: (mail) => waiting.push(() => sendMail(mail)),
    release: () => {
      for (const send of waiting) send();
    },
  };
}
