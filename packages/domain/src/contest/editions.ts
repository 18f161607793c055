import { type CivilDate, civilDate, isAfter } from "../calendar/civilDate.ts";
import { sitePaths } from "../site/paths.ts";

/** One edition of the contest (MAN-129, MAN-131, MAN-437). The rules are the same for all editions; these fields differ. */
export interface ContestEdition {
  readonly number: 1 | 2 | 3;
  readonly path: `/${string}`;
  /** The theme of the photos. */
  readonly theme: string;
  /** The last day to take part. */
  readonly deadline: CivilDate;
}

export const contestEditions: readonly ContestEdition[] = [
  { number: 1, path: sitePaths.firstContest, theme: "A cara de quem ganhou caixa", deadline: civilDate(2025, 8, 31) },
  { number: 2, path: sitePaths.secondContest, theme: "O brinquedo favorito", deadline: civilDate(2025, 9, 30) },
  { number: 3, path: sitePaths.thirdContest, theme: "A melhor soneca", deadline: civilDate(2025, 10, 31) },
];

/** Whether the edition is closed; it is still open on the deadline itself. */
export function isOver({ deadline }: ContestEdition, today: CivilDate): boolean {
  return isAfter(today, deadline);
}
