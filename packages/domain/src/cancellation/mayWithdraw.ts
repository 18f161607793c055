import { addDays, addMonths, type CivilDate, compareDates, isAfter, isBefore } from "../calendar/civilDate.ts";
import { type HistoryEntry, historyKindOf } from "../subscription/history.ts";
import type { CancellationTerms } from "./cancellationTerms.ts";

/** The days after the first box arrives in which article 49 of the consumer code lets the customer withdraw. */
const daysToWithdraw = 7;

/** The months after the start within which the first box may have arrived in the last days, if the history does not tell. */
const firstMonths = 2;

interface Begun {
  readonly createdOn?: CivilDate | undefined;
  /** Undefined if the server does not send it. */
  readonly history?: readonly HistoryEntry[] | undefined;
}

/**
 * Whether the customer can withdraw: the first box has not arrived, or did so within the last seven days. True if that is unknown.
 * @param today the current date in Brazil.
 */
export function mayWithdraw(
  { length, remainingMonths, startsOn }: Pick<CancellationTerms, "length" | "remainingMonths" | "startsOn">,
  { createdOn, history }: Begun,
  today: CivilDate,
): boolean {
  if (startsOn !== undefined || history?.some(({ event }) => event === "renewed-from")) return false;
  const boxes = history?.filter((entry) => historyKindOf(entry) === "box") ?? [];
  const [arrivedOn] = boxes.flatMap(({ event, on }) => (event === "box-delivered" ? [on] : [])).sort(compareDates);
  if (arrivedOn !== undefined) return !isAfter(today, addDays(arrivedOn, daysToWithdraw));
  // Boxes, and none has arrived. A history without any box says nothing: the dates decide.
  if (boxes.length > 0) return true;
  if (length === 1) return createdOn === undefined || !isBefore(addMonths(createdOn, firstMonths), today);
  if (remainingMonths !== undefined) return length - remainingMonths <= firstMonths;
  return createdOn === undefined || !isBefore(addMonths(createdOn, firstMonths), today);
}
