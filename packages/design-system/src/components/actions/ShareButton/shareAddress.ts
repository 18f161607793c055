/** What is shared: an address, and the words that go with it. */
export interface Shared {
  /** The whole address, with "https://". */
  readonly url: string;
  /** The message; the address follows it. */
  readonly text?: string | undefined;
  /** The subject, where what is shared with has one: an e-mail. */
  readonly title?: string | undefined;
}

/** Where WhatsApp opens with the message and the address typed in, and asks whom to send them to. */
export function whatsappAddress({ url, text }: Pick<Shared, "url" | "text">): string {
  // Unlike encodeURIComponent this takes half of an emoji, cut off by a limit of characters, without an error.
  const query = new URLSearchParams({ text: text ? `${text} ${url}` : url }).toString();
  return `https://wa.me/?${query.replaceAll("+", "%20")}`;
}
