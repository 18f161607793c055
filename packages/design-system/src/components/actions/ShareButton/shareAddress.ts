/** The shared content: a URL and its texts. */
export interface Shared {
  /** The absolute URL, with "https://". */
  readonly url: string;
  /** The message; the URL follows it. */
  readonly text?: string | undefined;
  /** The subject, for targets that have one, such as an e-mail. */
  readonly title?: string | undefined;
}

/** The URL that opens WhatsApp with the message prefilled; WhatsApp prompts for the recipient. */
export function whatsappAddress({ url, text }: Pick<Shared, "url" | "text">): string {
  // URLSearchParams accepts a lone surrogate, left by a character limit; encodeURIComponent throws.
  const query = new URLSearchParams({ text: text ? `${text} ${url}` : url }).toString();
  return `https://wa.me/?${query.replaceAll("+", "%20")}`;
}
