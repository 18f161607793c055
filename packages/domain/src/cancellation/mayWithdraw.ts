import { addMonths, type CivilDate, isBefore } from "../calendar/civilDate.ts";
import type { HistoryEntry } from "../subscription/history.ts";
import type { CancellationTerms } from "./cancellationTerms.ts";

/** The months after the start within which the first box may have arrived in the last days. */
const firstMonths = 2;

interface Begun {
  readonly createdOn?: CivilDate | undefined;
  /** Undefined if the server does not send it. */
  readonly history?: readonly HistoryEntry[] | undefined;
}

/**
 * Whether the first box can have arrived within the last seven days, when article 49 of the consumer code lets the customer withdraw. True
 * if that is unknown.
 * @param today the current date in Brazil.
 */
export function mayWithdraw(
  { length, remainingMonths, startsOn }: Pick<CancellationTerms, "length" | "remainingMonths" | "startsOn">,
  { createdOn, history = [] }: Begun,
  today: CivilDate,
): boolean {
  if (startsOn !== undefined || history.some(({ event }) => event === "renewed-from")) return false;
  if (length === 1) return createdOn === undefined || !isBefore(addMonths(createdOn, firstMonths), today);
  return remainingMonths === undefined || length - remainingMonths <= firstMonths;
}
