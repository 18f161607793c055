/** The part of a `BroadcastChannel` that the shop uses; the sender does not receive its own message. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

/** The communication between the tabs of one browser. */
export interface BrowserTabs {
  /** undefined in a browser without the Web Locks API: each tab then pays independently, and the server rejects the second payment. */
  readonly locks: Pick<LockManager, "request" | "query"> | undefined;
  /** undefined in a browser without `BroadcastChannel`. */
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

/** A page without other tabs: for the prerenderer and for stories. */
export const noTabs: BrowserTabs = { locks: undefined, openChannel: () => undefined };
