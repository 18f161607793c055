import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { PixTitle } from "./PixTitle.tsx";

/** Page shell shown until the PIX has loaded. */
export function PixShellScreen() {
  return (
    <Stack gap="s6" aria-busy="true">
      <PixTitle />
      <Skeleton shape="card" />
    </Stack>
  );
}
