import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { Shipment } from "@petbox/domain/shipment/shipment";
import { confirmDeliveryPath } from "@petbox/domain/site/boxToConfirm";
import { lateBoxText } from "@petbox/domain/subscription/attentionText";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { NotArrived } from "./NotArrived.tsx";

interface LateBoxProps {
  readonly pet: NamedPet;
  readonly shipment: Shipment;
  readonly today: CivilDate;
  /** Whether the page says above that the box is late. */
  readonly isTold: boolean;
}

/**
 * A late box: its tracking code, and the two answers of the customer. "Confirmar entrega" leads to the list, which asks at once for the
 * confirmation.
 */
export function LateBox({ pet, shipment: { id, trackingCode, expectedOn }, today, isTold }: LateBoxProps) {
  const sentences = [
    ...(isTold ? [] : [lateBoxText(expectedOn, today)]),
    ...(trackingCode === undefined ? [] : [`Código: ${trackingCode}`]),
  ];
  const box = `caixa ${ofPet(pet)}`;
  return (
    <Stack gap="s2" role="group" aria-label="Caixa atrasada">
      {sentences.length === 0 ? null : <Text weight="bold">{sentences.join(" ")}</Text>}
      <Stack gap="s1" align="start">
        <LinkButton href={confirmDeliveryPath(id)} size="small" variant="secondary">
          Confirmar entrega
          <VisuallyHidden>{` (${box})`}</VisuallyHidden>
        </LinkButton>
        <Text size="small" tone="soft">
          Se ela já chegou, confirme e conte o que achou.
        </Text>
        <NotArrived box={box} trackingCode={trackingCode} />
      </Stack>
    </Stack>
  );
}
