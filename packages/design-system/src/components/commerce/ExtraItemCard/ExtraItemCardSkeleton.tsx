import { Skeleton } from "../../status/Skeleton/index.ts";
import { OfferCardSkeleton, type OfferCardSkeletonProps } from "../OfferCard/index.ts";
import { Call, Facts, ItemPicture, Layout, Price } from "./ExtraItemCard.styles.ts";

export type ExtraItemCardSkeletonProps = Omit<OfferCardSkeletonProps, "children">;

/**
 * Keeps the place of an ExtraItemCard while it loads.
 *
 * @example
 * <Container width="column" aria-busy>
 *   <ExtraItemCardSkeleton />
 * </Container>
 */
export function ExtraItemCardSkeleton(props: ExtraItemCardSkeletonProps) {
  return (
    <OfferCardSkeleton {...props}>
      <Call>
        <Skeleton width="medium" />
      </Call>
      <Layout>
        <ItemPicture />
        <Facts>
          <Skeleton width="medium" />
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
          </div>
          <Price>
            <Skeleton width="medium" />
          </Price>
        </Facts>
      </Layout>
    </OfferCardSkeleton>
  );
}
