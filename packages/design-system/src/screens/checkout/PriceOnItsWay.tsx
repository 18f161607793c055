import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** The place of a month's price and the term's total, until they are here. */
export function PriceOnItsWay() {
  return (
    <Stack gap="s2">
      <Skeleton shape="title" width="medium" />
      <Skeleton width="long" />
    </Stack>
  );
}
