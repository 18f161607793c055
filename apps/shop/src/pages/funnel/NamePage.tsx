import { saveName } from "@petbox/api-client/funnel/api";
import { NameScreen } from "@petbox/design-system/screens/funnel/NameScreen";
import { FunnelGate } from "./FunnelGate.tsx";
import type { FunnelStep } from "./useFunnelStep.ts";

export { FunnelFrame as Frame } from "./FunnelFrame.tsx";
export { NamePage as Page };

/** The pet's name and sex. */
function NamePage() {
  return <FunnelGate name="name" Step={Name} />;
}

function Name({ step }: { step: FunnelStep }) {
  const { answers, save, saveAndGoOn } = step;
  return (
    <NameScreen
      save={save}
      name={answers.petName}
      sex={answers.petSex}
      onSubmit={(pet) => saveAndGoOn((client) => saveName(client, pet), { petName: pet.name, petSex: pet.sex })}
    />
  );
}
