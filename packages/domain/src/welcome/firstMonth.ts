import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { byWeekday, onWeekday } from "../calendar/weekday.ts";
import { shipDate } from "../delivery/shipDate.ts";
import { deliveryWindow } from "../delivery/window.ts";
import { handOverDay } from "../shipment/nextEvent.ts";

/** The inputs of a first box's schedule. */
export interface FirstBoxOrder {
  /** The day of the payment. */
  readonly paidOn: CivilDate;
  /** The carrier's transit time in calendar days; undefined until known. */
  readonly carrierDays?: number | undefined;
  readonly monthly: boolean;
}

export type FirstMonthMoment = {
  readonly name: "packed" | "leaves" | "arrives";
  readonly on: CivilDate;
};

/**
 * When a first box is packed, leaves and arrives at the latest: by the business days of every box (decision 60) and by the window announced
 * before the payment (FUN-186, FUN-355). Past days are omitted; the tracker shows them.
 */
export function firstMonth(
  { paidOn, carrierDays, monthly }: FirstBoxOrder,
  today: CivilDate,
): readonly FirstMonthMoment[] {
  const packed = shipDate(paidOn);
  const promised = carrierDays === undefined ? [] : [deliveryWindow({ shipDate: packed, carrierDays, monthly }).end];
  const moments: readonly FirstMonthMoment[] = [
    { name: "packed", on: packed },
    { name: "leaves", on: handOverDay(paidOn) },
    ...promised.map((on) => ({ name: "arrives" as const, on })),
  ];
  return moments.filter(({ on }) => !isBefore(on, today));
}

/** A moment's day at the end of a sentence: "na quinta, 26 de novembro", "até sexta, 4 de dezembro". */
export function firstMonthDay({ name, on }: FirstMonthMoment, today: CivilDate): string {
  return name === "arrives" ? `até ${byWeekday(on, today)}` : onWeekday(on, today);
}
