import type { Cents } from "../money/cents.ts";

/** A PIX as the page of its link knows it (MAN-185). */
export interface PixPage {
  /** The code; empty where there is none yet. */
  readonly code: string;
  readonly isNotFound: boolean;
  readonly isExpired: boolean;
  /** Whether it is paid, where the server says so. */
  readonly isPaid: boolean;
  /** What is owed, where the server says it: a code that charges anything else is not drawn (decision 59). */
  readonly amount?: Cents;
  /** For how many seconds it can still be paid, where the server says it. */
  readonly secondsLeft?: number;
}

/** What the page of a link shows. */
export type PixView = "nothing" | "not-found" | "paid" | "expired" | "payable";

/**
 * Not found comes before expired, and both before the code (MAN-246); without a code nothing is shown at all (MAN-247).
 * What is paid is told before it is expired: nobody pays twice because an hour has passed.
 */
export function pixViewOf(page: PixPage | null): PixView {
  if (page === null) return "nothing";
  if (page.isNotFound) return "not-found";
  if (page.isPaid) return "paid";
  if (page.isExpired) return "expired";
  return page.code.trim() === "" ? "nothing" : "payable";
}
