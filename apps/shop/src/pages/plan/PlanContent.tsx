import { planPageData } from "@petbox/api-client/plan/pageData";
import { PlanScreen } from "@petbox/design-system/screens/plan/PlanScreen";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { useState } from "react";
import { usePageDataCache } from "../../app/pageData.tsx";
import { useToday } from "../../app/useToday.ts";
import { lazyDialog } from "../../lazy/lazyPart.tsx";
import { Regularisation } from "../regularisation/lazyRegularisation.ts";
import { Shipments } from "../shipments/Shipments.tsx";

const RenewSection = lazyDialog(
  () => import("../renewal/RenewSection.tsx"),
  ({ isOpen }) => isOpen,
);

const CancelSection = lazyDialog(
  () => import("../cancellation/CancelSection.tsx"),
  ({ isOpen }) => isOpen,
);

interface PlanContentProps {
  readonly page: SubscriptionDetails;
  readonly subscription: SubscribedPlan;
}

/** The details of a subscription and its dialogs. A renewed subscription has no boxes here: its successor shows them. */
export function PlanContent({ page, subscription }: PlanContentProps) {
  const { revalidate } = usePageDataCache(planPageData);
  const [openDialog, setOpenDialog] = useState<"regularisation" | "renewal" | "cancellation">();
  const regularise = () => setOpenDialog("regularisation");
  const close = () => setOpenDialog(undefined);
  const onChange = () => void revalidate();
  const dialog = { page, subscription, onRevalidate: revalidate, onClose: close };

  return (
    <>
      <PlanScreen
        page={page}
        subscription={subscription}
        today={useToday()}
        boxes={
          subscription.isRenewed ? null : (
            <Shipments subscription={subscription.code} debtsShown={[subscription.code]} onChange={onChange} />
          )
        }
        onRegularise={regularise}
        onRenew={() => setOpenDialog("renewal")}
        onCancel={() => setOpenDialog("cancellation")}
      />
      <Regularisation
        subscription={openDialog === "regularisation" ? subscription.code : undefined}
        onPaid={onChange}
        onClose={close}
      />
      <RenewSection isOpen={openDialog === "renewal"} {...dialog} />
      <CancelSection isOpen={openDialog === "cancellation"} {...dialog} />
    </>
  );
}
