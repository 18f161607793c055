import { planPageData } from "@petbox/api-client/plan/pageData";
import { PlanScreen } from "@petbox/design-system/screens/plan/PlanScreen";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { useState } from "react";
import { usePageDataCache } from "../../app/pageData.tsx";
import { useToday } from "../../app/useToday.ts";
import { Cancel } from "../cancellation/lazyCancel.ts";
import { Regularisation } from "../regularisation/lazyRegularisation.ts";
import { Renew } from "../renewal/lazyRenew.ts";
import { Shipments } from "../shipments/Shipments.tsx";

interface PlanContentProps {
  readonly page: SubscriptionDetails;
  readonly subscription: SubscribedPlan;
}

/**
 * What is known of a subscription, read anew when something becomes of it, and what is done with it. The boxes of one that
 * was renewed go on with the other, where they are followed.
 */
export function PlanContent({ page, subscription }: PlanContentProps) {
  const { revalidate } = usePageDataCache(planPageData);
  const [asked, setAsked] = useState<"regularisation" | "renewal" | "cancellation">();
  const regularise = () => setAsked("regularisation");
  const close = () => setAsked(undefined);
  const onMoved = () => void revalidate();
  const dialog = { page, subscription, onRevalidate: revalidate, onClose: close };

  return (
    <>
      <PlanScreen
        page={page}
        subscription={subscription}
        today={useToday()}
        boxes={
          subscription.isRenewed ? null : (
            <Shipments subscription={subscription.code} onMoved={onMoved} onRegularise={regularise} />
          )
        }
        onRegularise={regularise}
        onRenew={() => setAsked("renewal")}
        onCancel={() => setAsked("cancellation")}
      />
      <Regularisation
        subscription={asked === "regularisation" ? subscription.code : undefined}
        onPaid={onMoved}
        onClose={close}
      />
      <Renew isAsked={asked === "renewal"} {...dialog} />
      <Cancel isAsked={asked === "cancellation"} {...dialog} />
    </>
  );
}
