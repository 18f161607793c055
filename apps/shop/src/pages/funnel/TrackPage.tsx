import { useTracks } from "@petbox/api-client/funnel/hooks";
import { saveTrack } from "@petbox/api-client/funnel/offers";
import { TrackScreen } from "@petbox/design-system/screens/funnel/TrackScreen";
import { trackOffers } from "@petbox/domain/plan/offerPrices";
import { useSession } from "../../app/services.ts";
import { FunnelGate } from "./FunnelGate.tsx";
import { listingOf, pricedWith } from "./offerListing.ts";
import { useCouponFrame } from "./useCouponFrame.tsx";
import type { FunnelStep } from "./useFunnelStep.ts";
import { useOfferChoice } from "./useOfferChoice.ts";

/** Which box. */
export function TrackPage() {
  return <FunnelGate name="track" Step={Track} />;
}

function Track({ step }: { readonly step: FunnelStep }) {
  const { species = "dog", petName, petSex, track } = step.answers;
  const { frame, coupon } = useCouponFrame(step.frame);
  const tracks = useTracks(species);
  const { gift } = useSession();
  const { saving, choose } = useOfferChoice(step, "track");
  return (
    <TrackScreen
      frame={frame}
      pet={{ name: petName, sex: petSex }}
      tracks={listingOf(pricedWith(coupon, tracks, trackOffers))}
      gift={gift}
      chosen={track}
      saving={saving}
      onChoose={(tag) => choose(tag, (client) => saveTrack(client, tag), { track: tag })}
    />
  );
}
