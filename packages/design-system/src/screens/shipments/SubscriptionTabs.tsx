import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { attentionOf } from "@petbox/domain/subscription/attention";
import { factsOfFlow } from "@petbox/domain/subscription/knownFacts";
import { isOverdue, overdueText } from "@petbox/domain/subscription/overdue";
import { distinctNames } from "@petbox/domain/text/distinctNames";
import { Glyph } from "../../components/foundations/Glyph/index.ts";
import { Tabs } from "../../components/navigation/Tabs/index.ts";
import { nameOfPet } from "./nameOfPet.ts";
import { SubscriptionTracker, type SubscriptionTrackerProps } from "./SubscriptionTracker.tsx";

interface SubscriptionTabsProps extends Omit<SubscriptionTrackerProps, "flow" | "isDebtShown"> {
  /** Overdue subscriptions first. */
  readonly flows: readonly ShipmentFlow[];
  /** Codes of the subscriptions whose open charge the page shows elsewhere. */
  readonly debtsShown: readonly string[];
}

/** One tab per subscription; a single subscription has no tabs (SUB-019, SUB-021). */
export function SubscriptionTabs({ flows, debtsShown, ...rest }: SubscriptionTabsProps) {
  const { today } = rest;
  const names = distinctNames(flows.map(({ subscription: code, pet }) => ({ code, name: nameOfPet(pet) })));
  const values = valuesAcrossRenewals(flows);
  const tabs = flows.map((flow, index) => ({
    value: values[index] ?? flow.subscription,
    label: isFailing(flow, today) ? (
      <>
        <Glyph sign="warning" label={`${overdueText}:`} />
        {names[index]}
      </>
    ) : (
      names[index]
    ),
    panel: <SubscriptionTracker flow={flow} isDebtShown={debtsShown.includes(flow.subscription)} {...rest} />,
  }));
  return <Tabs label="Suas assinaturas" tabs={tabs} />;
}

/**
 * The values of the tabs. A renewal gives a subscription another code, and must not close its tab: the pet's name identifies it, with the
 * first day if two pets have the same name, and with the code as a last resort.
 */
function valuesAcrossRenewals(flows: readonly ShipmentFlow[]): readonly string[] {
  const byFirstDay = distinctNames(
    flows.map(({ subscription, pet, since = subscription }) => ({ code: since, name: nameOfPet(pet) })),
  );
  return distinctNames(flows.map(({ subscription: code }, index) => ({ code, name: byFirstDay[index] ?? code })));
}

/** Whether a charge is overdue and no payment of it is pending. */
function isFailing(flow: ShipmentFlow, today: CivilDate): boolean {
  return isOverdue(flow, today) && attentionOf(factsOfFlow(flow, today), today).kind !== "payment";
}
