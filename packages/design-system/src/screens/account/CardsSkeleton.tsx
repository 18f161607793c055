import { Grid } from "../../components/foundations/Grid/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

interface CardsSkeletonProps {
  /** The typical number of cards. */
  readonly count: number;
}

/** Loading skeleton of a page of cards. */
export function CardsSkeleton({ count }: CardsSkeletonProps) {
  return (
    <Grid tile="large" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical
        <Skeleton key={index} shape="card" />
      ))}
    </Grid>
  );
}
