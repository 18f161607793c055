import { savePetBirthDate } from "@petbox/api-client/funnel/api";
import { BirthDateScreen } from "@petbox/design-system/screens/funnel/BirthDateScreen";
import { useToday } from "../../app/useToday.ts";
import { FunnelGate } from "./FunnelGate.tsx";
import type { FunnelStep } from "./useFunnelStep.ts";

/** When the pet was born. */
export function BirthDatePage() {
  return <FunnelGate name="birthDate" Step={BirthDate} />;
}

function BirthDate({ step }: { step: FunnelStep }) {
  const { answers, frame, saveAndGoOn } = step;
  return (
    <BirthDateScreen
      frame={frame}
      pet={{ name: answers.petName, sex: answers.petSex }}
      today={useToday()}
      birthDate={answers.birthDate}
      onSubmit={(birthDate) => saveAndGoOn((client) => savePetBirthDate(client, birthDate), { birthDate })}
    />
  );
}
