import { accepted, type Result, rejected } from "../result.ts";

declare const holderNameBrand: unique symbol;

/** The name printed on a card: letters and spaces, not blank. */
export type HolderName = string & { readonly [holderNameBrand]: true };

export const holderNameMessage = "Informe o nome como está no cartão.";

/** Keeps letters, accents included, and spaces; spaces at the ends stay, because the name may still be half typed. */
export function cleanHolderName(text: string): string {
  return text.normalize("NFC").replace(/[^\p{L} ]/gu, "");
}

/** The name to send, cleaned and trimmed; a name with nothing left is refused (FUN-267, MAN-297). */
export function parseHolderName(text: string): Result<HolderName, string> {
  const name = cleanHolderName(text).trim();
  return name === "" ? rejected(holderNameMessage) : accepted(name as HolderName);
}
