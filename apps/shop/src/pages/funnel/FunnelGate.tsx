import { PetBeside } from "@petbox/design-system/screens/funnel/PetBeside";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import type { Answers } from "@petbox/domain/funnel/answers";
import type { StepName } from "@petbox/domain/funnel/steps";
import { petFacts } from "@petbox/domain/pet/facts";
import { speciesPicture } from "@petbox/domain/pet/species";
import type { ComponentType } from "react";
import { Go } from "../../app/Go.tsx";
import { Meeting } from "../../app/Meeting.tsx";
import { useLearnToday } from "../../app/useToday.ts";
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
  useLearnToday();
  if (!step.known) return <Meeting>{loading}</Meeting>;
  if (step.goFirst !== undefined) return <Go to={step.goFirst}>{loading}</Go>;
  return (
    <>
      <Step step={step} />
      {asksAboutPet.has(name) ? <Pet answers={step.answers} /> : null}
    </>
  );
}

/** The later steps have what is bought beside them, or compare it over the whole page. */
const asksAboutPet: ReadonlySet<StepName> = new Set(["name", "size", "breed", "birthDate", "restriction", "contact"]);

function Pet({ answers }: { readonly answers: Answers }) {
  const { species, petName, petSex } = answers;
  if (species === undefined) return null;
  return <PetBeside pet={{ name: petName, sex: petSex }} image={speciesPicture(species)} facts={petFacts(answers)} />;
}
