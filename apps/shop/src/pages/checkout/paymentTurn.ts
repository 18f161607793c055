import { createExternalStore } from "@petbox/domain/store/createExternalStore";
import { fieldOf } from "../../browser/fieldOf.ts";
import type { BrowserTabs, TabChannel } from "../../browser/tabs.ts";

/** The state of a payment in another tab of this browser. */
export type PaymentElsewhere =
  | { readonly kind: "nothing" }
  | { readonly kind: "under-way" }
  /** The payment for this subscription was accepted. */
  | { readonly kind: "sent"; readonly subscription: string };

export const nothingElsewhere: PaymentElsewhere = { kind: "nothing" };

/** Allows one payment at a time across all tabs of a browser. */
interface PaymentTurn {
  /**
   * Pays, unless another tab is paying.
   * @param pay returns the subscription if the payment was accepted.
   */
  take(pay: () => Promise<string | undefined>): Promise<void>;
  elsewhere(): PaymentElsewhere;
  /** Listens to the other tabs while it has a listener. */
  subscribe(listener: () => void): () => void;
}

const name = "petbox-payment";

/** How long the browser may take to grant or deny a lock, in milliseconds. */
const lockTimeout = 2_000;

/** The turn of a tab. The paying tab holds a lock, which the browser releases when the tab closes or crashes. */
export function createPaymentTurn({ locks, openChannel }: BrowserTabs): PaymentTurn {
  const elsewhere = createExternalStore(nothingElsewhere);
  let listeners = 0;
  let channel: TabChannel | undefined;
  let isPaying = false;

  const isUnderWay = () => elsewhere.get().kind === "under-way";

  /** Waits for another tab's payment, which ends when its lock is granted to this tab. */
  async function awaitOther(): Promise<void> {
    if (locks === undefined || isUnderWay()) return;
    elsewhere.set({ kind: "under-way" });
    try {
      await locks.request(name, () => undefined);
    } finally {
      if (isUnderWay()) elsewhere.set(nothingElsewhere);
    }
  }

  async function listen(): Promise<void> {
    channel ??= openChannel(name);
    if (channel !== undefined) {
      channel.onmessage = ({ data }) => {
        if (data === "paying") awaitOther().catch(() => undefined);
        else if (isSent(data)) elsewhere.set({ kind: "sent", subscription: data.subscription });
      };
    }
    const held = (await locks?.query())?.held ?? [];
    if (held.some((lock) => lock.name === name)) await awaitOther();
  }

  /** The other tabs are notified even if the user has left the page before the reply. */
  function closeWhenUnused(): void {
    if (listeners > 0 || isPaying) return;
    channel?.close();
    channel = undefined;
  }

  async function payAlone(pay: () => Promise<string | undefined>): Promise<void> {
    isPaying = true;
    channel?.postMessage("paying");
    try {
      const subscription = await pay();
      if (subscription !== undefined) channel?.postMessage({ subscription });
    } finally {
      isPaying = false;
      closeWhenUnused();
    }
  }

  return {
    async take(pay) {
      if (locks === undefined) return payAlone(pay);
      await withFreeLock(locks, async (isFree) => {
        if (isFree) await payAlone(pay);
        else awaitOther().catch(() => undefined);
      });
    },
    elsewhere: elsewhere.get,
    subscribe(listener) {
      // A browser that refuses locks does not know of other tabs.
      if (listeners === 0) listen().catch(() => undefined);
      listeners += 1;
      const stop = elsewhere.subscribe(listener);
      return () => {
        stop();
        listeners -= 1;
        closeWhenUnused();
      };
    },
  };
}

function isSent(message: unknown): message is { subscription: string } {
  return typeof fieldOf(message, "subscription") === "string";
}

/**
 * Runs `work` once the browser says whether the lock is free; if so, the lock is held until `work` is done. Without an
 * answer from the browser the lock counts as free: the server rejects a second payment.
 */
function withFreeLock(locks: Pick<LockManager, "request">, work: (isFree: boolean) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isRunning = false;
    const run = (isFree: boolean): Promise<void> => {
      if (isRunning) return Promise.resolve();
      isRunning = true;
      clearTimeout(timer);
      return work(isFree).then(resolve, reject);
    };
    const timer = setTimeout(() => void run(true), lockTimeout);
    const request = async () => locks.request(name, { ifAvailable: true }, (lock) => run(lock !== null));
    request().catch(() => run(true));
  });
}
