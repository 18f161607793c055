import { addDays, civilDateAt, formatLongDate } from "./civilDate.ts";

// Created lazily: constructing it costs far more than using it.
let saoPauloHours: Intl.DateTimeFormat | undefined;

/**
 * A past moment in São Paulo: "hoje às 14:32", "ontem às 09:05", "em 21 de novembro de 2026 às 14:32".
 * Both parameters are in epoch milliseconds.
 *
 * @example
 * formatMoment(Date.parse("2026-11-26T14:32-03:00"), Date.parse("2026-11-26T20:00-03:00")); // "hoje às 14:32"
 */
export function formatMoment(moment: number, now: number): string {
  const [day, today] = [civilDateAt(moment), civilDateAt(now)];
  const hours = `às ${hourOf(moment)}`;
  if (day === today) return `hoje ${hours}`;
  return day === addDays(today, -1) ? `ontem ${hours}` : `em ${formatLongDate(day)} ${hours}`;
}

/**
 * The hour of a moment in São Paulo: "14h32".
 *
 * @example
 * formatHour(Date.parse("2026-11-26T14:32-03:00")); // "14h32"
 */
export function formatHour(moment: number): string {
  return hourOf(moment).replace(":", "h");
}

function hourOf(moment: number): string {
  saoPauloHours ??= new Intl.DateTimeFormat("pt-BR", {
    timeZone: "America/Sao_Paulo",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return saoPauloHours.format(moment);
}
