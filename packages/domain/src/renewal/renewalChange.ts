import type { RenewalStanding } from "./renewal.ts";

/** What a customer confirms: the terms of a renewal, and the last digits of the card that pays it, if known. */
export interface RenewalToConfirm {
  readonly standing: RenewalStanding;
  readonly cardDigits: string | undefined;
}

/**
 * The notice that a renewal is no longer the one that the customer has seen, e.g. because another card was added on the phone; undefined if
 * it is the same.
 */
export function renewalChangeText(seen: RenewalToConfirm, now: RenewalToConfirm): string | undefined {
  const change = changeOf(seen, now);
  return change && `${change} Nada foi cobrado: confira e, se concordar, confirme de novo.`;
}

function changeOf(seen: RenewalToConfirm, now: RenewalToConfirm): string | undefined {
  if (!isSameStanding(seen.standing, now.standing)) return "As condições desta renovação mudaram.";
  if (seen.cardDigits === now.cardDigits) return undefined;
  return now.cardDigits === undefined
    ? "O cartão desta renovação mudou."
    : `O cartão desta renovação agora é o de final ${now.cardDigits}.`;
}

function isSameStanding(one: RenewalStanding, other: RenewalStanding): boolean {
  if (one.kind !== "offered" || other.kind !== "offered") return one.kind === other.kind;
  const [seen, now] = [one.terms, other.terms];
  return (
    seen.startsOn === now.startsOn &&
    seen.isChargedNow === now.isChargedNow &&
    seen.endsOn === now.endsOn &&
    seen.amount === now.amount &&
    seen.nextInvoiceDate === now.nextInvoiceDate
  );
}
