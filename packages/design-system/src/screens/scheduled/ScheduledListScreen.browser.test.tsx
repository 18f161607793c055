import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import type { ListedScheduledItem, ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { ScheduledListScreen } from "./ScheduledListScreen.tsx";

const white: ListedScheduledItem = { sku: "TAP-BRANCO", name: "Tapete branco", quantity: 2 };
const lavender: ListedScheduledItem = { sku: "TAP-LAVANDA", name: "Tapete lavanda", quantity: 1 };
const mats: ListedSubscription = {
  code: "TAPETE0001",
  contractId: "CTR-TAPETE0001",
  status: { label: "Ativa", tone: "success" },
  plan: "scheduled_purchase",
  pet: {},
  freight: cents(2500),
  isStandalone: true,
  items: [],
  scheduledItems: [],
};

it("names no freight once everything is sold out, because nothing is shipped", async () => {
  const { root } = openRoot();
  const open = (scheduledItems: readonly ListedScheduledItem[]) =>
    root.render(
      <ThemeRoot>
        <ScheduledListScreen
          kind="hygiene"
          subscriptions={[{ ...mats, scheduledItems }]}
          today={civilDate(2026, 3, 10)}
        />
      </ThemeRoot>,
    );
  open([white, { ...lavender, isGone: true }]);
  await expect.element(page.getByText("R$25,00")).toBeVisible();
  open([
    { ...white, isGone: true },
    { ...lavender, isGone: true },
  ]);
  await expect.element(page.getByText("Nenhum", { exact: true })).toBeVisible();
  await expect.element(page.getByText("R$25,00")).not.toBeInTheDocument();
});
