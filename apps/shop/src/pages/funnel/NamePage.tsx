import { saveName } from "@petbox/api-client/funnel/api";
import { stepFields } from "@petbox/api-client/funnel/stepFields";
import { NameScreen } from "@petbox/design-system/screens/funnel/NameScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { formSave } from "./formSave.ts";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { NamePage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("name");

/** The pet's name and sex. */
function NamePage() {
  const { answers, saveAndGoOn, ...step } = useFunnelStep("name");
  return (
    <NameScreen
      save={formSave(step, stepFields)}
      name={answers.petName}
      sex={answers.petSex}
      onSubmit={(pet) => saveAndGoOn((client) => saveName(client, pet), { petName: pet.name, petSex: pet.sex })}
    />
  );
}
