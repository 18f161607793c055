import type { ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { type BoxOption, boxChoiceText } from "@petbox/domain/scheduled/startScheduled";
import { RadioGroup } from "../../components/forms/RadioGroup/index.ts";

interface DispatchChoiceProps {
  readonly kind: ScheduledKind;
  readonly boxes: readonly BoxOption[];
  /** The products of the kind, whose quantities decide what travels free. */
  readonly products: readonly ScheduledProduct[];
  /** Code of the box that carries the products; undefined to send them alone. */
  readonly withBoxOf: string | undefined;
  readonly onBox: (code: string | undefined) => void;
}

const alone = { value: "", label: "Avulso", description: "Em um pacote só dele, com o frete da transportadora." };

/** Whether the products travel with a box, or alone (decision 52). */
export function DispatchChoice({ kind, boxes, products, withBoxOf, onBox }: DispatchChoiceProps) {
  return (
    <RadioGroup
      name="envio"
      label="Como você quer receber?"
      value={withBoxOf ?? alone.value}
      options={[...boxes.map((box) => ({ value: box.code, ...boxChoiceText(kind, box, products) })), alone]}
      onValueChange={(code) => onBox(code || undefined)}
    />
  );
}
