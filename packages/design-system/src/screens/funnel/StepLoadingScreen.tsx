import { Stack } from "../../components/foundations/Stack/index.ts";
import { StepContent } from "../../components/navigation/StepLayout/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** A step's shell, shown until the session is known. */
export function StepLoadingScreen() {
  return (
    <StepContent loading>
      <Stack gap="s6" aria-busy="true">
        <Skeleton shape="title" width="long" />
        <Skeleton shape="card" />
      </Stack>
    </StepContent>
  );
}
