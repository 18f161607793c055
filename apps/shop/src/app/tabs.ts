/** The part of a `BroadcastChannel` that the shop uses; the sender does not receive its own message. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

/** How the tabs of one browser know of each other. */
export interface BrowserTabs {
  /** undefined in a browser without locks: each tab then pays by itself, and the server refuses the second. */
  readonly locks: Pick<LockManager, "request" | "query"> | undefined;
  /** undefined in a browser whose tabs do not hear each other. */
  openChannel(name: string): TabChannel | undefined;
}

/** A page that has no other tabs: while it is prerendered, and in stories. */
export const noTabs: BrowserTabs = { locks: undefined, openChannel: () => undefined };
