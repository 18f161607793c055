import type { ComponentProps, ReactNode } from "react";
import { Skeleton } from "../../status/Skeleton/index.ts";
import { Root } from "./OfferCard.styles.ts";

export interface OfferCardSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** Skeletons in place of the content. */
  children: ReactNode;
}

/**
 * Keeps the place of an offer while it loads: the same frame, and the place of its button.
 *
 * @example
 * <OfferCardSkeleton>
 *   <Skeleton shape="title" width="medium" />
 *   <Skeleton />
 * </OfferCardSkeleton>
 */
export function OfferCardSkeleton({ children, ...rest }: OfferCardSkeletonProps) {
  return (
    <Root as="div" aria-hidden {...rest}>
      {children}
      <Skeleton shape="control" />
    </Root>
  );
}
