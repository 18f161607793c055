import type { BrowserTabs, TabChannel } from "../browser/tabs.ts";

/**
 * A browser with another tab, which says what the story says.
 * @param isPaying whether the other tab holds the lock of a payment.
 */
export function anotherTab(isPaying: boolean): BrowserTabs & { say(message: unknown): void } {
  let handler: TabChannel["onmessage"] = null;
  return {
    locks: isPaying
      ? {
          query: async () => ({ held: [{ name: "petbox-payment", mode: "exclusive" }], pending: [] }),
          request: () => new Promise<never>(() => {}),
        }
      : undefined,
    openChannel: () => ({
      postMessage() {},
      close() {},
      set onmessage(listener: TabChannel["onmessage"]) {
        handler = listener;
      },
      get onmessage() {
        return handler;
      },
    }),
    say: (message) => handler?.(new MessageEvent("message", { data: message })),
  };
}
