import { savePetBirthDate } from "@petbox/api-client/funnel/api";
import { BirthDateScreen } from "@petbox/design-system/screens/funnel/BirthDateScreen";
import { useToday } from "../../app/useToday.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { BirthDatePage as Page };

/** When the pet was born. */
function BirthDatePage() {
  const { answers, save, saveAndGoOn } = useFunnelStep("birthDate");
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
