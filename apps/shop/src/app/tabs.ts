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

/** The tabs of this browser. A browser that blocks cookies may throw where it refuses a channel or locks. */
export const browserTabs: BrowserTabs = {
  get locks() {
    try {
      return navigator.locks ?? undefined;
    } catch {
      return undefined;
    }
  },
  openChannel(name) {
    try {
      return new BroadcastChannel(name);
    } catch {
      return undefined;
    }
  },
};

/** A page that has no other tabs: while it is prerendered, and in stories. */
export const noTabs: BrowserTabs = { locks: undefined, openChannel: () => undefined };
