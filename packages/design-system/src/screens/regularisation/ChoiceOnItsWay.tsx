import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** Loading skeleton of the card selection. */
export function ChoiceOnItsWay() {
  return (
    <Stack aria-busy="true">
      <Skeleton width="long" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </Stack>
  );
}
