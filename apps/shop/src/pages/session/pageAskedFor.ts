/** The customer's area: where a login leads unless another page was asked for (MAN-010). */
export const accountPath = "/area-cliente";

/** What a page that needs a login leaves in the history when it sends a visitor to /login. */
export interface LoginDetour {
  /** The address that was first asked for. */
  readonly from: string;
}

/** Where to go after the login. @param state what the history holds; anything but an address of this shop is left aside. */
export function pageAskedFor(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && /^\/(?!\/)/.test(from) ? from : accountPath;
}
