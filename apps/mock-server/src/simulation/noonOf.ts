import type { CivilDate } from "@petbox/domain/calendar/civilDate";

/** Noon in São Paulo of a day, in epoch ms. */
export function noonOf(day: CivilDate): number {
  return Date.parse(`${day}T15:00:00Z`);
}

/** The first moment in São Paulo of a day, in epoch ms. */
export function midnightOf(day: CivilDate): number {
  return Date.parse(`${day}T03:00:00Z`);
}
