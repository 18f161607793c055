import { Text } from "@petbox/design-system/components/Text";
import { waitFor } from "storybook/test";
import { expect, it } from "vitest";
import { ServicesContext, SessionContext } from "../../app/services.ts";
import { prerenderServices } from "../../entry/prerenderServices.ts";
import { initialSession } from "../../session/session.ts";
import { mountElement } from "../../testing/mountElement.ts";
import { useShipFrom } from "./useShipFrom.ts";

function ShipFrom() {
  const from = useShipFrom();
  return <Text>{from.ok ? from.value : from.error}</Text>;
}

it.each([
  ["2026-03-12", "2026-03-10", "2026-03-12"],
  ["2026-03-12", "2026-03-12", "2026-03-12"],
  // The page was loaded before that day, and stayed open.
  ["2026-03-12", "2026-03-20", "2026-03-20"],
  ["12/03/2026", "2026-03-20", "2026-03-20"],
  [undefined, "2026-03-20", "2026-03-20"],
  ["amanhã", "2026-03-20", "ship-date-invalid"],
])("with the ship date %s the first box ships on %s from %s on", async (shipDate, today, from) => {
  const services = { ...prerenderServices, clock: () => Date.parse(`${today}T12:00:00-03:00`) };
  const place = mountElement(
    <ServicesContext value={services}>
      <SessionContext value={{ ...initialSession, shipDate }}>
        <ShipFrom />
      </SessionContext>
    </ServicesContext>,
  );
  await waitFor(() => expect(place).toHaveTextContent(from));
});
