import { StepShellScreen } from "@petbox/design-system/screens/funnel/StepShellScreen";
import type { StepName } from "@petbox/domain/funnel/steps";
import type { ComponentType } from "react";
import { Navigate } from "react-router-dom";
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
  if (!step.known) return <StepShellScreen frame={step.frame} />;
  if (step.goFirst !== undefined) return <Navigate to={step.goFirst} replace />;
  return <Step step={step} />;
}
