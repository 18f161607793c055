import { formatLongDate } from "@petbox/domain/calendar/civilDate";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import {
  abortedShipmentText,
  type ScheduledShipment,
  scheduledTrackingCode,
  shipmentProgressOf,
  shippingDayOf,
} from "@petbox/domain/shipment/scheduledShipment";
import { useId } from "react";
import { Card } from "../../components/foundations/Card/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";

interface ScheduledShipmentsProps {
  readonly subscription: Pick<OwnScheduled, "shipments" | "nextShipmentOn">;
}

/** All shipments, newest first, with their status (SUB-201 to SUB-210, MAN-211 to MAN-220). */
export function ScheduledShipments({ subscription: { shipments, nextShipmentOn } }: ScheduledShipmentsProps) {
  const headingId = useId();
  return (
    <Stack gap="s4" role="region" aria-labelledby={headingId}>
      <Heading headingLevel={2} id={headingId}>
        Envios
      </Heading>
      {shipments.length === 0 ? (
        <Text tone="soft">Nenhum envio ainda: o primeiro aparece aqui assim que o pagamento for confirmado.</Text>
      ) : (
        <Grid list>
          {shipments.map((shipment) => (
            <li key={shipment.id}>
              <Shipment shipment={shipment} nextShipmentOn={nextShipmentOn} />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

interface ShipmentProps {
  readonly nextShipmentOn: OwnScheduled["nextShipmentOn"];
  readonly shipment: ScheduledShipment;
}

function Shipment({ shipment, nextShipmentOn }: ShipmentProps) {
  const progress = shipmentProgressOf(shipment);
  const code = scheduledTrackingCode(shipment);
  const day = dayText(shipment, nextShipmentOn);
  return (
    <Card variant="outlined">
      <Stack gap="s2" align="start">
        <StatusBadge shipment={progress} />
        {day === undefined ? null : <Text>{day}</Text>}
        {code === undefined ? null : (
          <Text size="small">
            Código de rastreio: <bdi dir="ltr">{code}</bdi>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/**
 * The date that matches the status: delivery date if delivered, otherwise the dispatch date. If aborted, its money instead.
 * @returns undefined if it was sent on an unknown day: the status says all that is known (decision 88).
 */
function dayText(shipment: ScheduledShipment, nextShipmentOn: OwnScheduled["nextShipmentOn"]): string | undefined {
  const { deliveredOn } = shipment;
  const progress = shipmentProgressOf(shipment);
  const isSent = progress === "sent" || progress === "delivered";
  if (progress === "delivered" && deliveredOn) return `Entregue em ${formatLongDate(deliveredOn)}`;
  if (progress === "aborted") return abortedShipmentText(shipment);
  const day = shippingDayOf(shipment, nextShipmentOn);
  if (day.kind === "processing") return day.text;
  if (day.kind === "unknown") return isSent ? undefined : "Ainda sem data";
  const on = formatLongDate(day.day);
  return isSent ? `Enviado em ${on}` : `Sai em ${on}`;
}
