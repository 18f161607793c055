import { planPageData } from "@petbox/api-client/plan/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { PlanNotFoundScreen } from "@petbox/design-system/screens/plan/PlanNotFoundScreen";
import { PlanLayout, PlanShellScreen, PlanSkeleton } from "@petbox/design-system/screens/plan/PlanShellScreen";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { ofPet } from "@petbox/domain/pet/phrases";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { useParams } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { usePageData } from "../../app/pageData.tsx";
import { accountLoader } from "../account/accountLoader.ts";
import { PlanContent } from "./PlanContent.tsx";

export { PlanShellScreen as HydrateFallback, SubscribedPlanPage as Component };

export const loader = accountLoader(planPageData);

const usualTitle = "Assinatura";

/** /plano/{code}: a subscription, by its code or its contract id (MAN-021). */
function SubscribedPlanPage() {
  const { code } = useParams();
  const result = usePageData(planPageData);
  const title = titleOf(result);
  return (
    <PlanLayout title={title}>
      <DocumentTitle>{title}</DocumentTitle>
      <AsyncResultView result={result} skeleton={<PlanSkeleton />} empty={<PlanNotFoundScreen />}>
        {(page) =>
          page.subscription === undefined ? (
            <PlanNotFoundScreen statusText={page.statusText} />
          ) : (
            <PlanContent key={code} page={page} subscription={page.subscription} />
          )
        }
      </AsyncResultView>
    </PlanLayout>
  );
}

function titleOf(result: AsyncResult<SubscriptionDetails | null>): string {
  if (result.status !== "ready") return usualTitle;
  if (result.value === null) return "Assinatura não encontrada";
  return result.value.subscription === undefined ? usualTitle : `${usualTitle} ${ofPet(result.value.pet)}`;
}
