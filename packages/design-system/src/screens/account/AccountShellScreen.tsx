import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** An account page's shell, shown until the session is known. */
export function AccountShellScreen() {
  return (
    <Stack gap="s6" aria-busy="true">
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="card" />
    </Stack>
  );
}
