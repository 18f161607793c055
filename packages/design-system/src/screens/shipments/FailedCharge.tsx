import { ofPet } from "@petbox/domain/pet/phrases";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { OwedNotice, type OwedNoticeProps } from "../regularisation/OwedNotice.tsx";

export interface FailedChargeProps extends Pick<OwedNoticeProps, "onRegularize"> {
  readonly flow: ShipmentFlow;
}

/** An overdue subscription's warning, and the way to put it right (SUB-159 to SUB-161), or to what pays it already. */
export function FailedCharge({ flow, onRegularize }: FailedChargeProps) {
  const { subscription, pet, amountDue, waitingPayment, payUntil } = flow;
  return (
    <OwedNotice
      {...{ subscription, amountDue, waitingPayment, payUntil, onRegularize }}
      whose={`da caixa ${ofPet(pet)}`}
      next="a próxima caixa"
    />
  );
}
