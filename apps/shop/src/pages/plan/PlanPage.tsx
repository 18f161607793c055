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

/** /plano/{code}: a subscription, by its code or its contract id (MAN-021). */
function SubscribedPlanPage() {
  const { code } = useParams();
  const result = usePageData(planPageData);
  const name = nameOf(result);
  return (
    <PlanLayout name={name}>
      <DocumentTitle>{name === undefined ? "Assinatura" : `Assinatura ${name}`}</DocumentTitle>
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

/** What follows "Assinatura" in the title. */
function nameOf(result: AsyncResult<SubscriptionDetails | null>): string | undefined {
  if (result.status !== "ready") return undefined;
  if (result.value === null) return "não encontrada";
  return result.value.subscription === undefined ? undefined : ofPet(result.value.pet);
}
