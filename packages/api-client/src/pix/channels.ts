/**
 * The private channel of a PIX link, open to anyone with the link. Ours: without it the page revalidates when it becomes
 * visible.
 */
export function pixChannel(hash: string): string {
  return `channel-pix.${hash}`;
}

/** Says that something has become of the PIX: what there is to see is read again. */
export const pixEvent = "NotifyPixEvent";
