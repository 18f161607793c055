import { Skeleton } from "../../components/Skeleton/index.ts";
import { Stack } from "../../components/Stack/index.ts";
import { StepLayout } from "../../components/StepLayout/index.ts";
import type { StepFrame } from "./StepScreen.tsx";

export interface StepShellScreenProps {
  readonly frame: StepFrame;
}

/** A step before it is known who is there: the frame stands, the question is on its way. */
export function StepShellScreen({ frame }: StepShellScreenProps) {
  return (
    <StepLayout back={frame.back} progress={frame.progress}>
      <Stack gap="s6" aria-busy="true">
        <Skeleton shape="title" width="long" />
        <Skeleton shape="card" />
      </Stack>
    </StepLayout>
  );
}
