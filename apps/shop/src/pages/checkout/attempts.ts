import type { CardPayment } from "@petbox/domain/card/card";

/**
 * The names of the customer's attempts to pay. The server answers a repeated name with its first answer, so an attempt
 * whose reply was lost can be sent again without a second subscription.
 */
export interface Attempts {
  /** The name to send this card under: the open attempt's own when it is the same card, else a new one. */
  nameFor(card: CardPayment): string;
  /** The server has answered: what is sent next is another attempt. */
  answered(): void;
}

/** @param newName a text that nobody can guess and nobody has used. */
export function createAttempts(newName: () => string): Attempts {
  // Held only while an answer is missing, in the page's own memory.
  let open: { readonly name: string; readonly card: CardPayment } | undefined;
  return {
    nameFor(card) {
      if (open === undefined || !isSame(open.card, card)) open = { name: newName(), card };
      return open.name;
    },
    answered() {
      open = undefined;
    },
  };
}

function isSame(one: CardPayment, other: CardPayment): boolean {
  return (
    one.number === other.number &&
    one.holderName === other.holderName &&
    one.expirationMonth === other.expirationMonth &&
    one.expirationYear === other.expirationYear &&
    one.cvv === other.cvv &&
    one.cpf === other.cpf
  );
}

/** 128 random bits as text; unlike randomUUID it is also there on a page without https. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
