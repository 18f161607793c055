import type { Shipment } from "@petbox/domain/shipment/shipment";
import { boxPaths } from "@petbox/domain/site/paths";
import { lateBoxText } from "@petbox/domain/subscription/attentionText";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { NotArrived } from "./NotArrived.tsx";

interface LateBoxProps {
  readonly shipment: Shipment;
  /** Whether the page says above that the box is late. */
  readonly isTold: boolean;
}

/** A late box: its tracking code, and the two answers of the customer. "Chegou" leads to the list, where a delivery is confirmed and rated. */
export function LateBox({ shipment: { trackingCode, expectedOn }, isTold }: LateBoxProps) {
  const said = [
    ...(isTold ? [] : [lateBoxText(expectedOn)]),
    ...(trackingCode === undefined ? [] : [`Código: ${trackingCode}`]),
  ];
  return (
    <Stack gap="s2" role="group" aria-label="Caixa atrasada">
      {said.length === 0 ? null : <Text weight="bold">{said.join(" ")}</Text>}
      <Stack gap="s1" align="start">
        <LinkButton href={boxPaths.received} size="small" variant="secondary">
          Chegou
        </LinkButton>
        <Text size="small" tone="soft">
          Confirme a entrega e conte o que achou.
        </Text>
        <NotArrived trackingCode={trackingCode} />
      </Stack>
    </Stack>
  );
}
