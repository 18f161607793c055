import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { isOverdue, overdueText } from "@petbox/domain/subscription/overdue";
import { Glyph } from "../../components/foundations/Glyph/index.ts";
import { Tabs } from "../../components/navigation/Tabs/index.ts";
import type { FailedChargeProps } from "./FailedCharge.tsx";
import { nameOfPet } from "./nameOfPet.ts";
import { SubscriptionTracker } from "./SubscriptionTracker.tsx";

interface SubscriptionTabsProps extends Pick<FailedChargeProps, "onRegularise"> {
  /** Overdue subscriptions first. */
  readonly flows: readonly ShipmentFlow[];
  readonly today: CivilDate;
  readonly trackingSite: string;
}

/** One tab per subscription; a single subscription has no tabs (SUB-019, SUB-021). */
export function SubscriptionTabs({ flows, today, trackingSite, onRegularise }: SubscriptionTabsProps) {
  const tabs = flows.map((flow) => ({
    value: flow.subscription,
    label: isOverdue(flow, today) ? (
      <>
        <Glyph sign="warning" label={`${overdueText}:`} />
        {nameOfPet(flow.pet)}
      </>
    ) : (
      nameOfPet(flow.pet)
    ),
    panel: <SubscriptionTracker {...{ flow, today, trackingSite, onRegularise }} />,
  }));
  return <Tabs label="Suas assinaturas" tabs={tabs} />;
}
