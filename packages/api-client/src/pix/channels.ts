/** The private channel of a PIX by its link, open to whoever has the link. Ours: a page that hears nothing asks when it is seen again. */
export function pixChannel(hash: string): string {
  return `channel-pix.${hash}`;
}

/** Says that something has become of the PIX: what there is to see is read again. */
export const pixEvent = "NotifyPixEvent";
