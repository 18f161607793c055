import { saveName } from "@petbox/api-client/funnel/api";
import { NameScreen } from "@petbox/design-system/screens/funnel/NameScreen";
import { FunnelGate } from "./FunnelGate.tsx";
import type { FunnelStep } from "./useFunnelStep.ts";

/** The pet's name and sex. */
export function NamePage() {
  return <FunnelGate name="name" Step={Name} />;
}

function Name({ step }: { step: FunnelStep }) {
  const { answers, frame, saveAndGoOn } = step;
  return (
    <NameScreen
      frame={frame}
      name={answers.petName}
      sex={answers.petSex}
      onSubmit={(pet) => saveAndGoOn((client) => saveName(client, pet), { petName: pet.name, petSex: pet.sex })}
    />
  );
}
