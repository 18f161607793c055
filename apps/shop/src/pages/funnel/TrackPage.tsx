import type { ApiClient } from "@petbox/api-client/client/client";
import { useTracks } from "@petbox/api-client/funnel/hooks";
import { saveTrack } from "@petbox/api-client/funnel/offers";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { TrackChoiceScreen } from "@petbox/design-system/screens/funnel/TrackChoiceScreen";
import { trackOffers } from "@petbox/domain/plan/offerPrices";
import { useMemo } from "react";
import { useSession } from "../../app/services.ts";
import { CouponOnTop } from "./CouponOnTop.tsx";
import { readKnownTrack, storeKnownTrack } from "./knownTrack.ts";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";
import { useOfferChoice } from "./useOfferChoice.ts";
import { useOfferList } from "./useOfferList.ts";

export { StepLoadingScreen as HydrateFallback, TrackPage as Component };

export const loader = stepLoader("track");

/** The track, i.e. the kind of box. */
function TrackPage() {
  const step = useFunnelStep("track");
  const { species = "dog", track } = step.answers;
  const { result, revalidate } = useTracks(species);
  const tracks = useOfferList(result, trackOffers);
  const { gift } = useSession();
  // Read once: the choice made here is not known from elsewhere. Another tab may change the species.
  const preselected = useMemo(() => readKnownTrack(species), [species]);
  const { saving, choose } = useOfferChoice(step, "track", revalidate);

  async function save(client: ApiClient, tag: string) {
    const saved = await saveTrack(client, tag);
    // The choice made here is newer than the one outside the funnel.
    storeKnownTrack({ species });
    return saved;
  }

  return (
    <>
      <CouponOnTop />
      <TrackChoiceScreen
        save={step.save}
        pet={step.pet}
        tracks={tracks}
        gift={gift}
        chosen={track}
        preselected={preselected}
        pendingValue={saving}
        onChoose={(tag) => choose(tag, (client) => save(client, tag), { track: tag })}
      />
    </>
  );
}
