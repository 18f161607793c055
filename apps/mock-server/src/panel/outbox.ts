import type { Mail, SendMail } from "../backend/mail.ts";

/** The mails that nobody carries further: the panel shows them in place of a mailbox. They go with the process. */
export interface Outbox {
  readonly send: SendMail;
  /** The newest first. */
  all(): readonly Mail[];
  clear(): void;
}

/** How many mails are kept: the older ones' links are void anyway. */
const room = 50;

export function createOutbox(): Outbox {
  let mails: readonly Mail[] = [];
  return {
    send(mail) {
      mails = [mail, ...mails].slice(0, room);
    },
    all: () => mails,
    clear() {
      mails = [];
    },
  };
}
