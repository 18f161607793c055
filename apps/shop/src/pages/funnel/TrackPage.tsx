import { useSessionCoupon } from "@petbox/api-client/coupons/hooks";
import { useTracks } from "@petbox/api-client/funnel/hooks";
import { saveTrack } from "@petbox/api-client/funnel/offers";
import { TrackScreen } from "@petbox/design-system/screens/funnel/TrackScreen";
import { trackOffers } from "@petbox/domain/plan/offerPrices";
import { useSession } from "../../app/services.ts";
import { CouponOnTop } from "./CouponOnTop.tsx";
import { listingOf, pricedWith } from "./offerListing.ts";
import { useFunnelStep } from "./useFunnelStep.ts";
import { useOfferChoice } from "./useOfferChoice.ts";

export { TrackPage as Page };

/** Which box. */
function TrackPage() {
  const step = useFunnelStep("track");
  const { species = "dog", petName, petSex, track } = step.answers;
  const coupon = useSessionCoupon();
  const tracks = useTracks(species);
  const { gift } = useSession();
  const { saving, choose } = useOfferChoice(step, "track");
  return (
    <>
      <CouponOnTop />
      <TrackScreen
        save={step.save}
        pet={{ name: petName, sex: petSex }}
        tracks={listingOf(pricedWith(coupon, tracks, trackOffers))}
        gift={gift}
        chosen={track}
        pending={saving}
        onChoose={(tag) => choose(tag, (client) => saveTrack(client, tag), { track: tag })}
      />
    </>
  );
}
