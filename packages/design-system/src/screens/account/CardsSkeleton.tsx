import { Grid } from "../../components/foundations/Grid/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

interface CardsSkeletonProps {
  /** As many as there usually are. */
  readonly count: number;
}

/** The cards of a page while they are on their way. */
export function CardsSkeleton({ count }: CardsSkeletonProps) {
  return (
    <Grid tile="large" aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={place} shape="card" />
      ))}
    </Grid>
  );
}
