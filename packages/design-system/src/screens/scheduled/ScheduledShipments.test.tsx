import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import type { ScheduledShipment } from "@petbox/domain/shipment/scheduledShipment";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ScheduledShipments } from "./ScheduledShipments.tsx";

const nextShipmentOn = civilDate(2026, 4, 2);

/** The text of the only shipment, without its day and with the subscription's next one. */
function textOf(shipment: Partial<ScheduledShipment>): string {
  const only: ScheduledShipment = { id: "4821", status: "sent", standalone: true, delivered: false, ...shipment };
  const markup = renderToStaticMarkup(<ScheduledShipments subscription={{ shipments: [only], nextShipmentOn }} />);
  return markup.replace(/<[^>]+>/g, "").replace(/^Envios/, "");
}

it("SUB-210 MAN-220 a shipment in preparation has the subscription's next day", () => {
  expect(textOf({ status: "preparing" })).toBe("Preparando pedidoSai em 2\u00a0de abril de 2026");
});

it("one that left on an unknown day has only its status: the next day is still to come (decision 88)", () => {
  expect(textOf({})).toBe("EnviadoCódigo de rastreio: PTK4821");
  expect(textOf({ delivered: true })).toBe("Entregue");
});

it("an aborted one has no day (decision 88)", () => {
  expect(textOf({ status: "aborted", refund: cents(6_490) })).toBe(
    "Envio CanceladoEste envio não saiu. Os R$64,90 que você pagou por ele são devolvidos.",
  );
});
