import { Skeleton } from "../../status/Skeleton/index.ts";
import { OfferCardSkeleton, type OfferCardSkeletonProps } from "../OfferCard/index.ts";
import { Description, Facts, Layout, TrackPicture } from "./TrackCard.styles.ts";

export type TrackCardSkeletonProps = Omit<OfferCardSkeletonProps, "children">;

/**
 * Keeps the place of a TrackCard while it loads.
 *
 * @example
 * <Stack aria-busy>
 *   <TrackCardSkeleton />
 *   <TrackCardSkeleton />
 * </Stack>
 */
export function TrackCardSkeleton(props: TrackCardSkeletonProps) {
  return (
    <OfferCardSkeleton {...props}>
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
