import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** Page shell shown until the box has loaded. */
export function RatingShellScreen() {
  return (
    <Stack gap="s6" aria-busy="true">
      <Heading headingLevel={1} tabIndex={-1}>
        Avaliação do BOX
      </Heading>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
