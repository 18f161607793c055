import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { byWeekday, onWeekday } from "../calendar/weekday.ts";
import { shipDate } from "../delivery/shipDate.ts";
import { deliveryWindow } from "../delivery/window.ts";
import { handOverDay } from "../shipment/nextEvent.ts";

/** What the way of a first box depends on. */
export interface FirstBoxOrder {
  /** The day of its payment. */
  readonly paidOn: CivilDate;
  /** Calendar days that the carrier needs to where it goes; undefined while it has not said. */
  readonly carrierDays?: number | undefined;
  readonly monthly: boolean;
}

export type FirstMonthMoment = {
  readonly name: "packed" | "leaves" | "arrives";
  readonly on: CivilDate;
};

/**
 * When a first box is packed, leaves and has arrived at the latest: by the business days on which every box is made
 * (decision 60), and by the very window that was promised before the payment (FUN-186, FUN-355). A day that is past is
 * said no more: what became of it is told by the tracker.
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

/** When something of the first month is, as a sentence ends: "na quinta, 26 de novembro", "até sexta, 4 de dezembro". */
export function firstMonthDay({ name, on }: FirstMonthMoment, today: CivilDate): string {
  return name === "arrives" ? `até ${byWeekday(on, today)}` : onWeekday(on, today);
}
