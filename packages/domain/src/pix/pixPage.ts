import type { Cents } from "../money/cents.ts";

/** A PIX payment for the page of its link (MAN-185). */
export interface PixPage {
  /** The code; empty if not available yet. */
  readonly code: string;
  readonly isNotFound: boolean;
  readonly isExpired: boolean;
  /** Whether it is paid; absent if the server does not report it, so that the page cannot show the payment. */
  readonly isPaid?: boolean;
  /** The amount due, if the server sends it; a code for a different amount is not rendered (decision 59). */
  readonly amount?: Cents;
  /** Remaining validity in seconds, if the server sends it. */
  readonly secondsLeft?: number;
}

/** The content of the page. */
export type PixView = "nothing" | "not-found" | "paid" | "expired" | "payable";

/**
 * Not found takes precedence over expired, and both over the code (MAN-246); without a code the page is empty (MAN-247).
 * Paid takes precedence over expired, so that an expired link does not suggest paying again.
 */
export function pixViewOf(page: PixPage | null): PixView {
  if (page === null) return "nothing";
  if (page.isNotFound) return "not-found";
  if (page.isPaid) return "paid";
  if (page.isExpired) return "expired";
  return page.code.trim() === "" ? "nothing" : "payable";
}

/** The specification's texts, verbatim, typos included (MAN-387 to MAN-390). */
export const pixTexts = {
  notFound: "Não foi possivel encontar esse pagamento!",
  expiredTitle: "PIX Expirado",
  expired: "Este seu link de pagamento expirou!",
  copy: "Copiar PIX",
  copied: "PIX copiado com sucesso!",
} as const;
