import { savePetBirthDate } from "@petbox/api-client/funnel/api";
import { BirthDateScreen } from "@petbox/design-system/screens/funnel/BirthDateScreen";
import { useToday } from "../../app/useToday.ts";
import { FunnelGate } from "./FunnelGate.tsx";
import type { FunnelStep } from "./useFunnelStep.ts";

export { FunnelFrame as Frame } from "./FunnelFrame.tsx";
export { BirthDatePage as Page };

/** When the pet was born. */
function BirthDatePage() {
  return <FunnelGate name="birthDate" Step={BirthDate} />;
}

function BirthDate({ step }: { step: FunnelStep }) {
  const { answers, save, saveAndGoOn } = step;
  return (
    <BirthDateScreen
      save={save}
      pet={{ name: answers.petName, sex: answers.petSex }}
      today={useToday()}
      birthDate={answers.birthDate}
      onSubmit={(birthDate) => saveAndGoOn((client) => savePetBirthDate(client, birthDate), { birthDate })}
    />
  );
}
