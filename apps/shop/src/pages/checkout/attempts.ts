import { keepInTab, readFromTab } from "./tabStorage.ts";

/**
 * The name of the customer's attempt to pay, which the tab keeps until the server has replied, over a reload too. The
 * server replies to a repeated name as it did to the first, so an attempt whose reply was lost opens no second subscription.
 *
 * The name stays the same when another card is typed meanwhile: nobody knows whether the first card was charged. If it
 * was, the customer is led to that payment and the other card is left alone; if not, the other card is the first to
 * arrive. The card itself is not kept, so there is nothing to tell the two apart by.
 */
export interface Attempts {
  /**
   * The name to send a card under: that of the open attempt, else a new one.
   * @param subscription the visitor's last one. When it is another than at the opening of the attempt, the server has
   * replied since, and what is sent now is another attempt.
   */
  nameAfter(subscription: string | undefined): string;
  /** Ends the attempt: the server has replied, and the next submission is another one. */
  settle(): void;
}

/** Where the open attempt is kept. */
export interface KeptAttempt {
  read(): string | undefined;
  keep(note: string | undefined): void;
}

const note = "petbox-payment-attempt";

/** In the tab: never more than the attempt's random name and the subscription before it. */
const inTab: KeptAttempt = { read: () => readFromTab(note), keep: (open) => keepInTab(note, open) };

/** As `randomName` writes it; anything else was not written here, and may not even go into a header. */
const namePattern = /^[0-9a-f]{32}$/;

/** @param newName returns a unique text that cannot be guessed. */
export function createAttempts(newName: () => string = randomName, kept: KeptAttempt = inTab): Attempts {
  return {
    nameAfter(subscription = "") {
      const [open = "", before] = kept.read()?.split(" ") ?? [];
      if (namePattern.test(open) && before === subscription) return open;
      const name = newName();
      kept.keep(`${name} ${subscription}`);
      return name;
    },
    settle() {
      kept.keep(undefined);
    },
  };
}

/** 128 random bits as text; unlike randomUUID it is also there on a page without https. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
