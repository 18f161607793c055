import { OfferCardSkeleton } from "../OfferCard/index.ts";
import { Skeleton } from "../Skeleton/index.ts";
import { Description, Facts, Layout, TrackPicture } from "./TrackCard.styles.ts";

/** Keeps the place of a TrackCard that is still loading. */
export function TrackCardSkeleton() {
  return (
    <OfferCardSkeleton>
      <Layout>
        <TrackPicture />
        <Facts>
          <Skeleton shape="title" width="long" />
          <Skeleton shape="title" width="medium" />
        </Facts>
        <Description>
          <Skeleton />
          <Skeleton />
          <Skeleton width="medium" />
        </Description>
      </Layout>
    </OfferCardSkeleton>
  );
}
