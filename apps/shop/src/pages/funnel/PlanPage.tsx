import { lookUpCep } from "@petbox/api-client/checkout/api";
import { useShippingEstimate } from "@petbox/api-client/checkout/useShippingEstimate";
import { usePlans } from "@petbox/api-client/funnel/hooks";
import { savePlan } from "@petbox/api-client/funnel/offers";
import { useCepLookup } from "@petbox/design-system/components/AddressForm";
import { PlanChoiceScreen, type PlanChoiceScreenProps } from "@petbox/design-system/screens/funnel/PlanChoiceScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { formatCep, parseCep } from "@petbox/domain/address/cep";
import { type AsyncResult, mapAsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { freightWithoutCarrier } from "@petbox/domain/delivery/firstBox";
import { freightOf } from "@petbox/domain/delivery/freight";
import { isRefusal } from "@petbox/domain/failure/failure";
import type { Cents } from "@petbox/domain/money/cents";
import { planOffers } from "@petbox/domain/plan/offerPrices";
import { checkoutPaths, funnelPaths, sitePaths } from "@petbox/domain/site/paths";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { useServices, useSession } from "../../app/services.ts";
import { withoutOtherAddress } from "../checkout/withoutOtherAddress.ts";
import { CouponOnTop } from "./CouponOnTop.tsx";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";
import { useOfferChoice } from "./useOfferChoice.ts";
import { useOfferList } from "./useOfferList.ts";

export { PlanPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("plan");

/** The length of the plan. */
function PlanPage() {
  const step = useFunnelStep("plan");
  const { species = "dog", track = "", plan } = step.answers;
  const { result, revalidate } = usePlans(species, track);
  const plans = useOfferList(result, planOffers);
  const { gift } = useSession();
  const freight = usePlanFreight();
  const { saving, choose } = useOfferChoice(step, "plan", revalidate);
  // The server refuses plans to a session without a track: the funnel restarts (FUN-038).
  if (plans.status === "failed" && isRefusal(plans.failure)) {
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
        pet={step.pet}
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

/** The freight to the CEP that the visitor typed last, here or in the registration, which starts with this CEP. */
function usePlanFreight(): PlanChoiceScreenProps["freight"] {
  const { client, session, drafts } = useServices();
  const [known] = useState(session.get().deliveryCep);
  const { lookup, onCepChange, onRetry } = useCepLookup(
    (cep) => lookUpCep(client, cep),
    known === undefined ? {} : { cep: known },
  );
  const place = lookup.kind === "found" ? lookup.place : undefined;
  const sure = place && freightWithoutCarrier(place.state);
  const { estimate } = useShippingEstimate(sure === undefined ? place?.cep : undefined);

  return {
    lookup,
    freight: freightTo(),
    defaultCep: known && formatCep(known),
    onRetry,
    onCepChange(text) {
      const cep = parseCep(text);
      const typed = cep.ok ? cep.value : undefined;
      if (typed !== session.get().deliveryCep) session.keepDeliveryCep(typed);
      if (typed !== undefined) drafts.change(checkoutPaths.checkout, (draft) => withoutOtherAddress(draft, typed));
      onCepChange(text);
    },
  };

  function freightTo(): AsyncResult<Cents> | undefined {
    if (place === undefined) return undefined;
    if (sure !== undefined) return { status: "ready", value: sure };
    return estimate && mapAsyncResult(estimate, ({ price }) => freightOf(price, place.state));
  }
}
