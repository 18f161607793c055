import { ofPet } from "@petbox/domain/pet/phrases";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { OwedNotice, type OwedNoticeProps } from "../regularisation/OwedNotice.tsx";

export interface FailedChargeProps extends Pick<OwedNoticeProps, "onRegularise"> {
  readonly flow: ShipmentFlow;
}

/** Warning of an overdue subscription with a link to pay it (SUB-159 to SUB-161), or to the pending payment. */
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
