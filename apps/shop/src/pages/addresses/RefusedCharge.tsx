import { useListedOverdue } from "@petbox/api-client/account/hooks";
import { ChargeRefused } from "@petbox/design-system/screens/addresses/AddressesScreen";
import type { Cents } from "@petbox/domain/money/cents";
import { useState } from "react";

export interface RefusedChargeProps {
  /** The subscription's code; undefined if the server does not send it. */
  readonly code: string | undefined;
  readonly amount: Cents;
}

/** A charge that the card refused when an address was changed, until the list of overdue subscriptions no longer has it. */
export function RefusedCharge({ code, amount }: RefusedChargeProps) {
  const { result } = useListedOverdue();
  const isKnown = result.status === "ready";
  const isListed = isKnown && result.value.some((overdue) => code === undefined || overdue.code === code);
  // A charge that is due today is listed from tomorrow on, so only one that was listed can be seen to be paid.
  const [wasListed, setWasListed] = useState(false);
  if (isListed && !wasListed) setWasListed(true);
  return isKnown && wasListed && !isListed ? null : <ChargeRefused amount={amount} />;
}
