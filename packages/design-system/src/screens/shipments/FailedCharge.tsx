import { ofPet } from "@petbox/domain/pet/phrases";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { OwedNotice, type OwedNoticeProps } from "../regularisation/OwedNotice.tsx";

export interface FailedChargeProps extends Pick<OwedNoticeProps, "onRegularise"> {
  readonly flow: ShipmentFlow;
}

/** An overdue subscription's warning, and the way to put it right (SUB-159 to SUB-161), or to what pays it already. */
export function FailedCharge({ flow, onRegularise }: FailedChargeProps) {
  const { subscription, pet, amountDue, waitingPayment, payUntil } = flow;
  return (
    <OwedNotice
      {...{ subscription, amountDue, waitingPayment, payUntil, onRegularise }}
      whose={`da caixa ${ofPet(pet)}`}
      next="a próxima caixa"
    />
  );
}
