import type { ListedOverdue } from "@petbox/api-client/account/contract";
import { useListedOverdue } from "@petbox/api-client/account/hooks";
import type { OverdueSubscription } from "@petbox/design-system/screens/account/OverdueSubscriptions";
import { readyValue, withFallback } from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import type { Sex } from "@petbox/domain/pet/sex";
import { attentionOf } from "@petbox/domain/subscription/attention";
import { factsOfOverdue } from "@petbox/domain/subscription/knownFacts";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import { useState } from "react";
import { useRevalidateAtExpiry } from "../../app/useRevalidateAtExpiry.ts";
import { useNewDay, useToday } from "../../app/useToday.ts";

interface InvoicedSubscription {
  readonly code: string;
  readonly invoiceDate?: CivilDate;
  readonly petName?: string;
  readonly petSex?: Sex;
}

/**
 * The overdue subscriptions, as the server lists them; while the list loads, those whose invoice date has passed.
 * @param invoices the invoice dates that the page knows; their pets are named if the list does not name them.
 */
export function useOverdueSubscriptions(invoices: readonly InvoicedSubscription[]): {
  readonly subscriptions: readonly OverdueSubscription[];
  readonly isKnown: boolean;
  /** Whether the first read takes long: nothing else should wait for it. */
  readonly isSlow: boolean;
  readonly revalidate: () => Promise<unknown>;
} {
  const today = useToday();
  const [isSlow, setSlow] = useState(false);
  const { result: read, revalidate } = useListedOverdue(() => setSlow(true));
  const result = withFallback(read, []);
  useNewDay(revalidate);
  useRevalidateAtExpiry(readyValue(result)?.map(({ facts }) => facts?.payment) ?? [], revalidate);
  const petOf = (code: string): NamedPet => {
    const { petName, petSex } = invoices.find((invoice) => invoice.code === code) ?? {};
    return { name: petName, sex: petSex };
  };
  const isKnown = result.status === "ready";
  const passed = invoices
    .filter(({ invoiceDate }) => isOverdue({ active: true, nextInvoiceDate: invoiceDate }, today))
    .map(({ code, invoiceDate }) => ({ code, ...(invoiceDate && { nextInvoiceDate: invoiceDate }) }));
  const listed: readonly (ListedOverdue | (typeof passed)[number])[] = isKnown ? result.value : passed;
  const subscriptions = listed.map((overdue) => ({
    code: overdue.code,
    pet: "name" in overdue ? { name: overdue.name, sex: overdue.sex } : petOf(overdue.code),
    attention: attentionOf(factsOfOverdue(overdue), today),
    ...("purchase" in overdue && { purchase: overdue.purchase }),
  }));
  return { subscriptions, isKnown, isSlow, revalidate };
}
