import { addDays, civilDate } from "@petbox/domain/calendar/civilDate";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { SubscriptionTabs } from "./SubscriptionTabs.tsx";

const today = civilDate(2026, 3, 10);

const bob: ShipmentFlow = {
  subscription: "BOB1",
  pet: { name: "Bob", sex: "male" },
  picture: {},
  active: true,
  since: civilDate(2025, 3, 10),
  nextInvoiceDate: addDays(today, 9),
  payment: { paid: true, on: today },
  shipments: [],
};
const mika: ShipmentFlow = { ...bob, subscription: "MIKA1", pet: { name: "Mika", sex: "female" } };
const otherMika: ShipmentFlow = { ...mika, subscription: "MIKA2", since: civilDate(2025, 9, 1) };

const renewed = (flow: ShipmentFlow): ShipmentFlow => ({ ...flow, subscription: `${flow.subscription}-2027` });

/** Shows tabs, which are shown again with other flows. */
function openTabs() {
  const { root } = openRoot();
  return (...flows: ShipmentFlow[]) =>
    root.render(
      <ThemeRoot>
        <SubscriptionTabs
          flows={flows}
          debtsShown={[]}
          today={today}
          trackingSite="https://rastreio.example/{code}"
          linksToPlan={false}
        />
      </ThemeRoot>,
    );
}

const tab = (name: string | RegExp) => page.getByRole("tab", { name });

it("a renewal keeps the open tab, and the focus on it", async () => {
  const show = openTabs();
  show(bob, mika);
  await tab("Mika").click();
  await expect.element(tab("Mika")).toHaveAttribute("aria-selected", "true");
  show(renewed(bob), renewed(mika));
  await expect.element(page.getByRole("tabpanel", { name: "Mika" })).toBeVisible();
  await expect.element(tab("Mika")).toHaveAttribute("aria-selected", "true");
  await expect.element(tab("Mika")).toHaveFocus();
});

it("a renewal keeps the open tab of two pets with the same name, in any order", async () => {
  const show = openTabs();
  show(mika, otherMika);
  await tab("Mika (MIKA2)").click();
  show(otherMika, renewed(mika));
  await expect.element(tab("Mika (MIKA1-2027)")).toHaveAttribute("aria-selected", "false");
  await expect.element(tab("Mika (MIKA2)")).toHaveAttribute("aria-selected", "true");
});
