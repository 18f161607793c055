import { checkoutPaths } from "@petbox/domain/site/paths";

export type BankReply = "PAID" | "NOT_PAID";

/** The bank's behaviour for a test card. */
export type CardBehaviour =
  /** The bank replies after some seconds with this result. */
  | { readonly kind: "replies"; readonly result: BankReply; readonly after: number }
  /** The bank never replies. */
  | { readonly kind: "silent" }
  /** The server refuses at once. The text may hold HTML. */
  | { readonly kind: "refused"; readonly type?: string; readonly message: string };

interface TestCard {
  readonly number: string;
  /** The description shown in the README and the terminal. */
  readonly title: string;
  readonly behaviour: CardBehaviour;
}

/** How long the simulated bank takes to reply, in milliseconds. */
const bankDelay = 3_000;

/** The documented test numbers. Any other valid number behaves like the first. */
export const testCards: readonly TestCard[] = [
  {
    number: "4111111111111111",
    title: "Visa, aprovado",
    behaviour: { kind: "replies", result: "PAID", after: bankDelay },
  },
  {
    number: "5555555555554444",
    title: "Mastercard, aprovado",
    behaviour: { kind: "replies", result: "PAID", after: bankDelay },
  },
  {
    number: "378282246310005",
    title: "American Express, aprovado",
    behaviour: { kind: "replies", result: "PAID", after: bankDelay },
  },
  {
    number: "4000000000000002",
    title: "recusado pelo banco, segundos depois",
    behaviour: { kind: "replies", result: "NOT_PAID", after: bankDelay },
  },
  { number: "4000000000000119", title: "o banco nunca responde", behaviour: { kind: "silent" } },
  {
    number: "4000000000009995",
    title: "recusado na hora, com uma explicação em HTML",
    behaviour: {
      kind: "refused",
      type: "CARD_REFUSED",
      message: `O banco não autorizou este cartão. <strong>Nada foi cobrado.</strong> Confira os dados ou <a href="${checkoutPaths.backToPlans}">escolha outro plano</a>.`,
    },
  },
  {
    number: "4000000000000341",
    title: "pede 30 segundos de espera",
    behaviour: { kind: "refused", message: "Aguarde 30 segundos antes de tentar novamente." },
  },
  {
    number: "4000000000000069",
    title: "a verificação contra robôs recusa",
    behaviour: {
      kind: "refused",
      type: "GOOGLE_CAPTCH",
      message: "Não conseguimos confirmar que você é uma pessoa. Espere um minuto e tente de novo.",
    },
  },
];

const pays: CardBehaviour = { kind: "replies", result: "PAID", after: bankDelay };

export function behaviourOf(cardNumber: string): CardBehaviour {
  return testCards.find(({ number }) => number === cardNumber)?.behaviour ?? pays;
}

/** The stored part of a card number. */
interface KeptEnds {
  readonly firstSix: string;
  readonly lastFour: string;
}

/** The behaviour of a stored card, found by the first and last digits, the only ones stored. */
export function behaviourOfStored({ firstSix, lastFour }: KeptEnds): CardBehaviour {
  const card = testCards.find(({ number }) => number.startsWith(firstSix) && number.endsWith(lastFour));
  return card?.behaviour ?? pays;
}

/** Whether charging a stored card succeeds. A bank that never replies counts as a failed charge. */
export function paysOnChargeDay(card: KeptEnds): boolean {
  const behaviour = behaviourOfStored(card);
  return behaviour.kind === "replies" && behaviour.result === "PAID";
}
