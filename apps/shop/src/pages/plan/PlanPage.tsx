import { usePageData } from "@petbox/api-client/page/usePageData";
import { planPageData } from "@petbox/api-client/plan/pageData";
import { ReadingView } from "@petbox/design-system/components/ReadingView";
import { PlanNotFoundScreen } from "@petbox/design-system/screens/plan/PlanNotFoundScreen";
import { PlanLayout, PlanShellScreen, PlanSkeleton } from "@petbox/design-system/screens/plan/PlanShellScreen";
import { ofPet } from "@petbox/domain/pet/phrases";
import type { Reading } from "@petbox/domain/reading/reading";
import { planPaths } from "@petbox/domain/site/paths";
import type { PlanPage } from "@petbox/domain/subscription/subscribedPlan";
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
  const reading = usePageData(planPageData, { whose: customerCode, parameters: { code } });
  const title = titleOf(reading);
  useDocumentTitle(title);
  return (
    <PlanLayout title={title}>
      <ReadingView reading={reading} skeleton={<PlanSkeleton />} empty={<PlanNotFoundScreen />}>
        {(page) =>
          page.subscription === undefined ? (
            <PlanNotFoundScreen statusText={page.statusText} />
          ) : (
            <PlanContent key={code} page={page} subscription={page.subscription} />
          )
        }
      </ReadingView>
    </PlanLayout>
  );
}

function titleOf(reading: Reading<PlanPage | null>): string {
  if (reading.status !== "ready") return usualTitle;
  if (reading.value === null) return "Assinatura não encontrada";
  return reading.value.subscription === undefined ? usualTitle : `${usualTitle} ${ofPet(reading.value.pet)}`;
}
