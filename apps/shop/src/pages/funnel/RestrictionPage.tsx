import { saveRestriction } from "@petbox/api-client/funnel/api";
import { RestrictionScreen } from "@petbox/design-system/screens/funnel/RestrictionScreen";
import { FunnelGate } from "./FunnelGate.tsx";
import type { FunnelStep } from "./useFunnelStep.ts";

export { FunnelFrame as Frame } from "./FunnelFrame.tsx";
export { RestrictionPage as Page };

/** What the pet must not receive. */
function RestrictionPage() {
  return <FunnelGate name="restriction" Step={RestrictionStep} />;
}

function RestrictionStep({ step }: { step: FunnelStep }) {
  const { answers, save, saveAndGoOn } = step;
  return (
    <RestrictionScreen
      save={save}
      restriction={answers.restriction}
      onSubmit={(restriction) => saveAndGoOn((client) => saveRestriction(client, restriction), { restriction })}
    />
  );
}
