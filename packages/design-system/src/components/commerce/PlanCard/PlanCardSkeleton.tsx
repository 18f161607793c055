import { Skeleton } from "../../status/Skeleton/index.ts";
import { OfferCardSkeleton, type OfferCardSkeletonProps } from "../OfferCard/index.ts";
import { Detail, NamesPlace, PlanPicture, Top } from "./PlanCard.styles.ts";

export type PlanCardSkeletonProps = Omit<OfferCardSkeletonProps, "children">;

/**
 * Keeps the place of a PlanCard while it loads.
 *
 * @example
 * <Grid aria-busy>
 *   <PlanCardSkeleton />
 *   <PlanCardSkeleton />
 * </Grid>
 */
export function PlanCardSkeleton(props: PlanCardSkeletonProps) {
  return (
    <OfferCardSkeleton {...props}>
      <Top>
        <NamesPlace>
          <Skeleton shape="title" width="long" />
          <Skeleton />
        </NamesPlace>
        <PlanPicture />
      </Top>
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="title" width="long" />
      <Detail as="div">
        <Skeleton width="medium" />
      </Detail>
    </OfferCardSkeleton>
  );
}
