import type { BoxChoice } from "@petbox/domain/scheduled/boxChoices";
import { RadioGroup } from "../../components/forms/RadioGroup/index.ts";

interface DispatchChoiceProps {
  readonly boxes: readonly BoxChoice[];
  /** Code of the box that carries the products; undefined to send them alone. */
  readonly withBoxOf: string | undefined;
  readonly onBox: (code: string | undefined) => void;
  /** Whether the choice cannot be changed. */
  readonly disabled: boolean;
}

const alone = { value: "", label: "Avulso", description: "Em um pacote só dele, com o frete da transportadora." };

/** Whether the products travel with a box, or alone (decision 52). */
export function DispatchChoice({ boxes, withBoxOf, onBox, disabled }: DispatchChoiceProps) {
  return (
    <RadioGroup
      name="envio"
      label="Como você quer receber?"
      value={withBoxOf ?? alone.value}
      options={[...boxes, alone]}
      onValueChange={(code) => onBox(code || undefined)}
      disabled={disabled}
    />
  );
}
