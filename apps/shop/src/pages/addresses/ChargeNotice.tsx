import { useListedOverdue } from "@petbox/api-client/account/hooks";
import { ChargeRefused, ChargeUnknown } from "@petbox/design-system/screens/addresses/AddressesScreen";
import type { Cents } from "@petbox/domain/money/cents";
import { useState } from "react";

export interface ChargeNoticeProps {
  /** The subscription's code; undefined if the server does not send it. */
  readonly code: string | undefined;
  readonly amount: Cents;
  /** Unknown if the reply was lost. */
  readonly result: "refused" | "unknown";
}

/**
 * A charge that a change of address made and that may still be open, until the list of overdue subscriptions no longer
 * has it.
 */
export function ChargeNotice({ code, amount, result: chargeResult }: ChargeNoticeProps) {
  const { result } = useListedOverdue();
  const isKnown = result.status === "ready";
  const isListed = isKnown && result.value.some((overdue) => code === undefined || overdue.code === code);
  // A charge that is due today is listed from tomorrow on, so only one that was listed can be seen to be paid.
  const [wasListed, setWasListed] = useState(false);
  if (isListed && !wasListed) setWasListed(true);
  if (isKnown && wasListed && !isListed) return null;
  return chargeResult === "refused" ? <ChargeRefused amount={amount} /> : <ChargeUnknown amount={amount} />;
}
