import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { createExternalStore } from "@petbox/domain/store/createExternalStore";
import { fieldOf } from "../../browser/fieldOf.ts";
import type { BrowserTabs, TabChannel } from "../../browser/tabs.ts";

/** What a payment buys. */
export type Purchased = ScheduledKind | "box";

/** The state of a payment in another tab of this browser. */
export type PaymentElsewhere = "nothing" | "under-way" | "sent";

/** Allows one payment at a time across all tabs of a browser, because the server sells the one purchase that their session holds. */
interface PaymentTurn {
  /**
   * Pays, unless another tab is paying.
   * @param pay returns the subscription if the payment was accepted.
   */
  take(purchased: Purchased, pay: () => Promise<string | undefined>): Promise<void>;
  /** Another purchase must wait only while a payment is under way; the same one must not be paid again. */
  elsewhere(purchased: Purchased): PaymentElsewhere;
  /** Listens to the other tabs while it has a listener. */
  subscribe(listener: () => void): () => void;
}

/** The payments in the other tabs. */
interface PaymentsElsewhere {
  readonly arePaying: boolean;
  /** The purchases whose payments were accepted. */
  readonly sent: readonly string[];
}

/** What the paying tab tells the others: a payment begins, or, with a subscription, was accepted. */
interface TabMessage {
  readonly purchased: string;
  readonly subscription?: string;
}

const name = "petbox-payment";

/** How long the browser may take to grant or deny a lock, in milliseconds. */
const lockTimeout = 2_000;

/**
 * The turn of a tab. The paying tab holds a lock, which the browser releases when the tab closes or crashes.
 * @param onSent is called with the subscription that another tab's payment has opened.
 */
export function createPaymentTurn(
  { locks, openChannel }: BrowserTabs,
  onSent: (subscription: string) => void = () => undefined,
): PaymentTurn {
  const others = createExternalStore<PaymentsElsewhere>({ arePaying: false, sent: [] });
  let listeners = 0;
  let channel: TabChannel | undefined;
  let isPaying = false;

  const setArePaying = (arePaying: boolean) => others.set({ ...others.get(), arePaying });

  /** Waits for another tab's payment, which ends when its lock is granted to this tab. */
  async function awaitOther(): Promise<void> {
    if (locks === undefined || others.get().arePaying) return;
    setArePaying(true);
    try {
      await locks.request(name, () => undefined);
    } finally {
      setArePaying(false);
    }
  }

  function hear({ purchased, subscription }: TabMessage): void {
    const { arePaying, sent } = others.get();
    const otherSent = sent.filter((each) => each !== purchased);
    others.set({ arePaying, sent: subscription === undefined ? otherSent : [...otherSent, purchased] });
    if (subscription === undefined) awaitOther().catch(() => undefined);
    else onSent(subscription);
  }

  async function listen(): Promise<void> {
    channel ??= openChannel(name);
    if (channel !== undefined) {
      channel.onmessage = ({ data }) => {
        const message = tabMessageIn(data);
        if (message !== undefined) hear(message);
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

  const notifyTabs = (message: TabMessage) => channel?.postMessage(message);

  async function payAlone(purchased: Purchased, pay: () => Promise<string | undefined>): Promise<void> {
    isPaying = true;
    notifyTabs({ purchased });
    try {
      const subscription = await pay();
      if (subscription !== undefined) notifyTabs({ purchased, subscription });
    } finally {
      isPaying = false;
      closeWhenUnused();
    }
  }

  return {
    async take(purchased, pay) {
      if (locks === undefined) return payAlone(purchased, pay);
      await withFreeLock(locks, async (isFree) => {
        if (isFree) await payAlone(purchased, pay);
        else awaitOther().catch(() => undefined);
      });
    },
    elsewhere(purchased) {
      const { arePaying, sent } = others.get();
      if (sent.includes(purchased)) return "sent";
      return arePaying ? "under-way" : "nothing";
    },
    subscribe(listener) {
      // A browser that refuses locks does not know of other tabs.
      if (listeners === 0) listen().catch(() => undefined);
      listeners += 1;
      const stop = others.subscribe(listener);
      return () => {
        stop();
        listeners -= 1;
        closeWhenUnused();
      };
    },
  };
}

function tabMessageIn(message: unknown): TabMessage | undefined {
  const purchased = fieldOf(message, "purchased");
  const subscription = fieldOf(message, "subscription");
  if (typeof purchased !== "string") return undefined;
  return typeof subscription === "string" ? { purchased, subscription } : { purchased };
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
