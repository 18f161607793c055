import { saveName } from "@petbox/api-client/funnel/api";
import { NameScreen } from "@petbox/design-system/screens/funnel/NameScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { NamePage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("name");

/** The pet's name and sex. */
function NamePage() {
  const { answers, save, saveAndGoOn } = useFunnelStep("name");
  return (
    <NameScreen
      save={save}
      name={answers.petName}
      sex={answers.petSex}
      onSubmit={(pet) => saveAndGoOn((client) => saveName(client, pet), { petName: pet.name, petSex: pet.sex })}
    />
  );
}
