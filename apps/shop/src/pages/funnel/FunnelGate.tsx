import { StepShellScreen } from "@petbox/design-system/screens/funnel/StepShellScreen";
import type { StepName } from "@petbox/domain/funnel/steps";
import type { ComponentType } from "react";
import { Go } from "../../app/Go.tsx";
import { Meeting } from "../../app/Meeting.tsx";
import { useLearnToday } from "../../app/useToday.ts";
import { type FunnelStep, useFunnelStep } from "./useFunnelStep.ts";

interface FunnelGateProps {
  readonly name: StepName;
  /** The step itself, rendered once the visitor is known and may be here. */
  readonly Step: ComponentType<{ readonly step: FunnelStep }>;
}

/** A step of the funnel behind its gate: who lacks an earlier answer is led there. */
export function FunnelGate({ name, Step }: FunnelGateProps) {
  const step = useFunnelStep(name);
  useLearnToday();
  const shell = <StepShellScreen frame={step.frame} />;
  if (!step.known) return <Meeting>{shell}</Meeting>;
  if (step.goFirst !== undefined) return <Go to={step.goFirst}>{shell}</Go>;
  return <Step step={step} />;
}
