import { Skeleton } from "../../components/Skeleton/index.ts";
import { Stack } from "../../components/Stack/index.ts";
import { StepContent } from "../../components/StepLayout/index.ts";

/** A step before it is known who is there: its frame stands, the question is on its way. */
export function StepLoadingScreen() {
  return (
    <StepContent>
      <Stack gap="s6" aria-busy="true">
        <Skeleton shape="title" width="long" />
        <Skeleton shape="card" />
      </Stack>
    </StepContent>
  );
}
