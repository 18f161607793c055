import { saveRestriction } from "@petbox/api-client/funnel/api";
import { stepFields } from "@petbox/api-client/funnel/stepFields";
import { RestrictionScreen } from "@petbox/design-system/screens/funnel/RestrictionScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { formSave } from "./formSave.ts";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { RestrictionPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("restriction");

/** The pet's dietary restriction. */
function RestrictionPage() {
  const { answers, saveAndGoOn, ...step } = useFunnelStep("restriction");
  return (
    <RestrictionScreen
      save={formSave(step, stepFields)}
      restriction={answers.restriction}
      onSubmit={(restriction) => saveAndGoOn((client) => saveRestriction(client, restriction), { restriction })}
    />
  );
}
