import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type Attention, isOwed } from "@petbox/domain/subscription/attention";
import { OwedNotice } from "../resolution/OwedNotice.tsx";

interface FailedChargeProps {
  /** Code of the subscription. */
  readonly subscription: string;
  readonly attention: Attention;
  readonly today: CivilDate;
}

/** Warning of an open charge with a link to pay it (SUB-159 to SUB-161), or to the pending payment; nothing without one. */
export function FailedCharge({ subscription, attention, today }: FailedChargeProps) {
  if (!isOwed(attention)) return null;
  const payment = attention.kind === "payment" ? attention.payment : undefined;
  return <OwedNotice {...{ subscription, payment, today }} debt={attention.debt} next="a próxima caixa" />;
}
