import type { Shipment } from "@petbox/domain/shipment/shipment";
import { boxPaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { NotArrived } from "./NotArrived.tsx";

/** A late box: its tracking code, and the two answers of the customer. "Chegou" leads to the list, where a delivery is confirmed and rated. */
export function LateBox({ shipment: { trackingCode } }: { readonly shipment: Shipment }) {
  return (
    <Stack gap="s2" role="group" aria-label="Caixa atrasada">
      <Text weight="bold">
        {trackingCode === undefined ? "Esta caixa está atrasada." : `Esta caixa está atrasada. Código: ${trackingCode}`}
      </Text>
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
