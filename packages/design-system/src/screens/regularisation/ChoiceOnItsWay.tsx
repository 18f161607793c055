import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** The place of the choice while it is not known whether there is one. */
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
