/** A mail of the shop, reduced to its essential content. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** The path of its one link. */
  readonly path: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** Sends a mail. The world does not store it, so a link that sets a password exists in the mail only. */
export type SendMail = (mail: Mail) => void;
