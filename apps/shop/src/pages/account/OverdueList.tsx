import { useNeedsRetry } from "@petbox/api-client/account/hooks";
import { NeedsRetryList } from "@petbox/design-system/screens/account/NeedsRetryList";
import { withFallback } from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import type { Sex } from "@petbox/domain/pet/sex";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import { usePrefetchWhenIdle } from "../../app/prefetch.ts";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";

interface OverdueListProps {
  readonly invoices: readonly {
    readonly code: string;
    readonly invoiceDate?: CivilDate;
    readonly petName?: string;
    readonly petSex?: Sex;
  }[];
}

/**
 * The overdue subscriptions, as the server lists them. Renders nothing if the list is empty or cannot be loaded (SUB-036,
 * SUB-343). While it loads, placeholders replace the subscriptions whose invoice date has passed.
 */
export function OverdueList({ invoices }: OverdueListProps) {
  const { customerCode } = useSession();
  const today = useToday();
  const result = withFallback(useNeedsRetry(customerCode), []);
  const petOf = (code: string): NamedPet => {
    const { petName, petSex } = invoices.find((invoice) => invoice.code === code) ?? {};
    return { name: petName, sex: petSex };
  };
  const isKnown = result.status === "ready";
  const passed = invoices.map(({ code, invoiceDate }) => ({
    code,
    nextInvoiceDate: invoiceDate,
    active: true,
    waitingPayment: undefined,
    purchase: undefined,
  }));
  const listed = isKnown ? result.value : passed.filter((invoice) => isOverdue(invoice, today));
  const subscriptions = listed.map(({ code, nextInvoiceDate, waitingPayment, purchase }) => ({
    code,
    pet: petOf(code),
    invoiceDate: nextInvoiceDate,
    waitingPayment,
    purchase,
  }));
  const [first] = subscriptions;
  usePrefetchWhenIdle(first && pathTo(resolutionPaths.resolution, { subscription: first.code }));
  return first === undefined ? null : <NeedsRetryList {...{ subscriptions, isKnown }} />;
}
