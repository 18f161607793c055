import { OfferCardSkeleton } from "../OfferCard/index.ts";
import { Skeleton } from "../Skeleton/index.ts";
import { Call, Facts, ItemPicture, Layout, Price } from "./ExtraItemCard.styles.ts";

/** Keeps the place of an ExtraItemCard that is still loading. */
export function ExtraItemCardSkeleton() {
  return (
    <OfferCardSkeleton>
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
