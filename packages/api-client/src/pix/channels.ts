/**
 * The private channel of a PIX link, open to anyone with the link. Ours: without it the page revalidates when it becomes
 * visible.
 */
export function pixChannel(hash: string): string {
  return `channel-pix.${hash}`;
}

/** Reports a change of the PIX; the page revalidates. */
export const pixEvent = "NotifyPixEvent";
