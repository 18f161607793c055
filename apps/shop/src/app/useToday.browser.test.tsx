import { Text } from "@petbox/design-system/components/Text";
import { waitFor } from "storybook/test";
import { expect, it } from "vitest";
import { prerenderServices } from "../entry/prerenderServices.ts";
import { mountElement } from "../testing/mountElement.ts";
import { ServicesContext } from "./services.ts";
import { useToday } from "./useToday.ts";

function Today() {
  return <Text>{useToday()}</Text>;
}

/** Opens a page that shows the date. @param time the clock's time, in Brazil. */
function openAt(time: string) {
  let now = Date.parse(`${time}-03:00`);
  const services = { ...prerenderServices, clock: () => now };
  const place = mountElement(
    <ServicesContext value={services}>
      <Today />
    </ServicesContext>,
  );
  return { place, pass: (milliseconds: number) => (now += milliseconds) };
}

it("is the next day on a page that stays open over midnight", async () => {
  const { place, pass } = openAt("2026-11-30T23:59:59.900");
  await waitFor(() => expect(place).toHaveTextContent("2026-11-30"));
  pass(200);
  await waitFor(() => expect(place).toHaveTextContent("2026-12-01"));
});

it("is the current day when the customer comes back to a page whose timers stood still", async () => {
  const { place, pass } = openAt("2026-11-27T09:30:00");
  await waitFor(() => expect(place).toHaveTextContent("2026-11-27"));
  pass(24 * 60 * 60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(place).toHaveTextContent("2026-11-28"));
});
