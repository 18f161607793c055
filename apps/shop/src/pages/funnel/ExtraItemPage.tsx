import { useExtraItems } from "@petbox/api-client/funnel/hooks";
import { saveExtraItem } from "@petbox/api-client/funnel/offers";
import { ExtraItemScreen } from "@petbox/design-system/screens/funnel/ExtraItemScreen";
import { CouponOnTop } from "./CouponOnTop.tsx";
import { FunnelGate } from "./FunnelGate.tsx";
import { listingOf } from "./offerListing.ts";
import type { FunnelStep } from "./useFunnelStep.ts";
import { useOfferChoice } from "./useOfferChoice.ts";

export { FunnelFrame as Frame } from "./FunnelFrame.tsx";
export { ExtraItemPage as Page };

/** Something more in every box, or nothing. */
function ExtraItemPage() {
  return <FunnelGate name="extraItem" Step={Extra} />;
}

function Extra({ step }: { readonly step: FunnelStep }) {
  const { species = "dog", track = "", petName, petSex, extraItem } = step.answers;
  const items = useExtraItems(species, track);
  const { saving, choose } = useOfferChoice(step, "extra_item");
  const offered = items.status === "ready" ? items.value.map(({ tag }) => tag) : [];
  return (
    <>
      <CouponOnTop />
      <ExtraItemScreen
        save={step.save}
        pet={{ name: petName, sex: petSex }}
        items={listingOf(items)}
        chosen={extraItem}
        pending={saving}
        onChoose={(tag) => choose(tag, (client) => saveExtraItem(client, tag, offered), { extraItem: tag })}
      />
    </>
  );
}
