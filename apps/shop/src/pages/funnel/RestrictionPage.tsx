import { saveRestriction } from "@petbox/api-client/funnel/api";
import { RestrictionScreen } from "@petbox/design-system/screens/funnel/RestrictionScreen";
import { useFunnelStep } from "./useFunnelStep.ts";

export { RestrictionPage as Page };

/** What the pet must not receive. */
function RestrictionPage() {
  const { answers, save, saveAndGoOn } = useFunnelStep("restriction");
  return (
    <RestrictionScreen
      save={save}
      restriction={answers.restriction}
      onSubmit={(restriction) => saveAndGoOn((client) => saveRestriction(client, restriction), { restriction })}
    />
  );
}
