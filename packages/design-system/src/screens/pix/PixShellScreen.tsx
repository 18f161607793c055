import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { PixTitle } from "./PixTitle.tsx";

/** The page of a PIX before it is known whether there is one. */
export function PixShellScreen() {
  return (
    <Stack gap="s6" aria-busy="true">
      <PixTitle />
      <Skeleton shape="card" />
    </Stack>
  );
}
