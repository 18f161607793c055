import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import type { StepName } from "@petbox/domain/funnel/steps";
import { type ComponentType, use } from "react";
import { Go } from "../../app/Go.tsx";
import { Meeting } from "../../app/Meeting.tsx";
import { RehearsalContext } from "../../app/Rehearsal.tsx";
import { useLearnToday } from "../../app/useToday.ts";
import { KnownPet } from "./KnownPet.tsx";
import { type FunnelStep, useFunnelStep } from "./useFunnelStep.ts";

const loading = <StepLoadingScreen />;

interface FunnelGateProps {
  readonly name: StepName;
  /** The step itself, rendered once the visitor is known and may be here. */
  readonly Step: ComponentType<{ readonly step: FunnelStep }>;
}

/** A step of the funnel behind its gate: who lacks an earlier answer is led there. */
export function FunnelGate({ name, Step }: FunnelGateProps) {
  const step = useFunnelStep(name);
  const isRehearsal = use(RehearsalContext);
  useLearnToday();
  if (!step.known) return <Meeting>{loading}</Meeting>;
  if (step.goFirst !== undefined && !isRehearsal) return <Go to={step.goFirst}>{loading}</Go>;
  return (
    <>
      <Step step={step} />
      {asksAboutPet.has(name) ? <KnownPet answers={step.answers} /> : null}
    </>
  );
}

/** The later steps have what is bought beside them, or compare it over the whole page. */
const asksAboutPet: ReadonlySet<StepName> = new Set(["name", "size", "breed", "birthDate", "restriction", "contact"]);
