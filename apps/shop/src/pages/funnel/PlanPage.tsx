import { usePlans } from "@petbox/api-client/funnel/hooks";
import { savePlan } from "@petbox/api-client/funnel/offers";
import { PlanChoiceScreen } from "@petbox/design-system/screens/funnel/PlanChoiceScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { planOffers } from "@petbox/domain/plan/offerPrices";
import { funnelPaths, sitePaths } from "@petbox/domain/site/paths";
import { Navigate } from "react-router-dom";
import { useSession } from "../../app/services.ts";
import { CouponOnTop } from "./CouponOnTop.tsx";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";
import { useOfferChoice } from "./useOfferChoice.ts";
import { useOfferList } from "./useOfferList.ts";
import { usePlanFreight } from "./usePlanFreight.ts";

export { PlanPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("plan");

/** The length of the plan. */
function PlanPage() {
  const step = useFunnelStep("plan");
  const { species = "dog", track = "", petName, petSex, plan } = step.answers;
  const plans = useOfferList(usePlans(species, track), planOffers);
  const { gift } = useSession();
  const freight = usePlanFreight();
  const { saving, choose } = useOfferChoice(step, "plan");
  // The server refuses plans to a session without a track: the funnel restarts (FUN-038).
  if (plans.status === "failed" && plans.failure.kind === "refused") {
    return (
      <>
        <Navigate to={sitePaths.subscribe} replace />
        <StepLoadingScreen />
      </>
    );
  }
  return (
    <>
      <CouponOnTop />
      <PlanChoiceScreen
        save={step.save}
        pet={{ name: petName, sex: petSex }}
        plans={plans}
        freight={freight}
        trackHref={funnelPaths.track}
        policyHref={sitePaths.terms}
        gift={gift}
        chosen={plan}
        pendingValue={saving}
        onChoose={(tag) => choose(tag, (client) => savePlan(client, tag), { plan: tag })}
      />
    </>
  );
}
