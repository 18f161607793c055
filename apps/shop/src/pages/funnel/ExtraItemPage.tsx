import { useExtraItems } from "@petbox/api-client/funnel/hooks";
import { saveExtraItem } from "@petbox/api-client/funnel/offers";
import { ExtraItemScreen } from "@petbox/design-system/screens/funnel/ExtraItemScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { couponApplies } from "@petbox/domain/plan/coupon";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { CouponOnTop } from "./CouponOnTop.tsx";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";
import { useOfferChoice } from "./useOfferChoice.ts";

export { ExtraItemPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("extraItem");

/** The optional extra item in every box. */
function ExtraItemPage() {
  const step = useFunnelStep("extraItem");
  const { species = "dog", track = "", plan, extraItem } = step.answers;
  // A tag that names no length may be a longer plan's.
  const length = planLengthOf({ tag: plan ?? "", months: 12 });
  const { result: items, revalidate } = useExtraItems(species, track);
  const { saving, choose } = useOfferChoice(step, "extra_item", revalidate);
  const offered = (readyValue(items) ?? []).map(({ tag }) => tag);
  return (
    <>
      {couponApplies(length) ? <CouponOnTop /> : null}
      <ExtraItemScreen
        save={step.save}
        pet={step.pet}
        items={items}
        chosen={extraItem}
        pendingValue={saving}
        onChoose={(tag) => choose(tag, (client) => saveExtraItem(client, tag, offered), { extraItem: tag })}
      />
    </>
  );
}
