import { type Attention, isOwed } from "@petbox/domain/subscription/attention";
import { OwedNotice, type OwedNoticeProps } from "../regularisation/OwedNotice.tsx";

export interface FailedChargeProps extends Pick<OwedNoticeProps, "today" | "onRegularise"> {
  /** Code of the subscription. */
  readonly subscription: string;
  readonly attention: Attention;
}

/** Warning of an open charge with a link to pay it (SUB-159 to SUB-161), or to the pending payment; nothing without one. */
export function FailedCharge({ subscription, attention, today, onRegularise }: FailedChargeProps) {
  if (!isOwed(attention)) return null;
  const payment = attention.kind === "payment" ? attention.payment : undefined;
  return (
    <OwedNotice {...{ subscription, payment, today, onRegularise }} debt={attention.debt} next="a próxima caixa" />
  );
}
