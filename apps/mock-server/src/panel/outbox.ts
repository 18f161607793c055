import type { Mail, SendMail } from "../backend/mail.ts";

/** The sent mails, kept in memory: the panel shows them in place of a mailbox. */
export interface Outbox {
  readonly send: SendMail;
  /** The newest first. */
  all(): readonly Mail[];
  clear(): void;
}

/** The number of mails that are kept; links in older ones have expired anyway. */
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
