import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** Placeholder of the monthly price and the total. */
export function PriceOnItsWay() {
  return (
    <Stack gap="s2">
      <Skeleton shape="title" width="medium" />
      <Skeleton width="long" />
    </Stack>
  );
}
