import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** A page of the customer's before it is known who is there. */
export function AccountShellScreen() {
  return (
    <Stack gap="s6" aria-busy="true">
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="card" />
    </Stack>
  );
}
