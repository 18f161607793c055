import type { StepSave } from "@petbox/design-system/screens/funnel/StepScreen";
import { type FieldNames, formFailure } from "@petbox/domain/failure/formFailure";
import type { FunnelStep } from "./useFunnelStep.ts";

/** The state of a save as a form shows it: the server's messages at the fields that it names. */
export function formSave({ save, failure }: Pick<FunnelStep, "save" | "failure">, names: FieldNames): StepSave {
  const { text, fields } = formFailure(failure, names);
  return { ...save, failure: text, serverErrors: fields };
}
