import type { CardProps } from "../../foundations/Card/Card.tsx";
import { Skeleton } from "../../status/Skeleton/Skeleton.tsx";
import { Action, Facts, Frame, Picture, Root } from "./ProductCard.styles.ts";

export type ProductCardSkeletonProps = Omit<CardProps, "children" | "flush" | "variant">;

/**
 * Keeps the place of a ProductCard while it loads.
 *
 * @example
 * <Grid aria-busy>
 *   <ProductCardSkeleton />
 *   <ProductCardSkeleton />
 * </Grid>
 */
export function ProductCardSkeleton(props: ProductCardSkeletonProps) {
  return (
    <Root flush aria-hidden {...props}>
      <Frame>
        <Picture />
        <Facts>
          <Skeleton shape="title" width="long" />
          <Skeleton width="short" />
          <Skeleton shape="title" width="medium" />
        </Facts>
        <Action>
          <Skeleton shape="control" />
        </Action>
      </Frame>
    </Root>
  );
}
