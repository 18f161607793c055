import { saveRestriction } from "@petbox/api-client/funnel/api";
import { RestrictionScreen } from "@petbox/design-system/screens/funnel/RestrictionScreen";
import { FunnelGate } from "./FunnelGate.tsx";
import type { FunnelStep } from "./useFunnelStep.ts";

/** What the pet must not receive. */
export function RestrictionPage() {
  return <FunnelGate name="restriction" Step={RestrictionStep} />;
}

function RestrictionStep({ step }: { step: FunnelStep }) {
  const { answers, frame, saveAndGoOn } = step;
  return (
    <RestrictionScreen
      frame={frame}
      restriction={answers.restriction}
      onSubmit={(restriction) => saveAndGoOn((client) => saveRestriction(client, restriction), { restriction })}
    />
  );
}
