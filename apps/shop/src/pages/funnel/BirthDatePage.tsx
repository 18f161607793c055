import { savePetBirthDate } from "@petbox/api-client/funnel/api";
import { stepFields } from "@petbox/api-client/funnel/stepFields";
import { BirthDateScreen } from "@petbox/design-system/screens/funnel/BirthDateScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { useToday } from "../../app/useToday.ts";
import { formSave } from "./formSave.ts";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { BirthDatePage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("birthDate");

/** The pet's birth date. */
function BirthDatePage() {
  const { answers, pet, saveAndGoOn, ...step } = useFunnelStep("birthDate");
  return (
    <BirthDateScreen
      save={formSave(step, stepFields)}
      pet={pet}
      today={useToday()}
      birthDate={answers.birthDate}
      onSubmit={(birthDate) => saveAndGoOn((client) => savePetBirthDate(client, birthDate), { birthDate })}
    />
  );
}
