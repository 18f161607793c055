/** A mail of the shop, as far as whoever reads it needs it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Where its one link leads: an address of the shop, without the host. */
  readonly path: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** Hands a mail to whoever carries it. The world does not keep it: a link that sets a password stands in the mail alone. */
export type SendMail = (mail: Mail) => void;
