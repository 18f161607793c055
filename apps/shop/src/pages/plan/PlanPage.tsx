import { usePageData } from "@petbox/api-client/page/usePageData";
import { planPageData } from "@petbox/api-client/plan/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { PlanNotFoundScreen } from "@petbox/design-system/screens/plan/PlanNotFoundScreen";
import { PlanLayout, PlanShellScreen, PlanSkeleton } from "@petbox/design-system/screens/plan/PlanShellScreen";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { ofPet } from "@petbox/domain/pet/phrases";
import { planPaths } from "@petbox/domain/site/paths";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { useAddressPart } from "../../app/addressPart.ts";
import { useDocumentTitle } from "../../app/documentTitle.ts";
import { useSession } from "../../app/services.ts";
import { PlanContent } from "./PlanContent.tsx";

export { PlanShellScreen as Shell, SubscribedPlanPage as Page };

const usualTitle = "Assinatura";

/** /plano/{code}: a subscription, by its code or by its contract (MAN-021). */
function SubscribedPlanPage() {
  const { customerCode } = useSession();
  const code = useAddressPart(planPaths.plan, "code");
  const result = usePageData(planPageData, { whose: customerCode, parameters: { code } });
  const title = titleOf(result);
  useDocumentTitle(title);
  return (
    <PlanLayout title={title}>
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
