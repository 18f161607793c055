import { civilDate } from "@petbox/domain/calendar/civilDate";
import { attentionOf } from "@petbox/domain/subscription/attention";
import { factsOfDetails } from "@petbox/domain/subscription/knownFacts";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { PlanAttention } from "./PlanAttention.tsx";

const today = civilDate(2026, 3, 10);

/** A server may send the status of an overdue subscription without its open charge. */
const overdue: SubscriptionDetails = {
  isRenewalOff: false,
  iterationFlag: true,
  isCancelAsked: false,
  facts: { status: "overdue" },
  pet: {},
  cards: [],
  invoices: [],
};

it("MAN-197 an overdue subscription whose charge is unknown is regularised, not renewed", async () => {
  const [onRegularise, onRenew] = [vi.fn(), vi.fn()];
  openRoot().root.render(
    <ThemeRoot>
      <PlanAttention
        attention={attentionOf(factsOfDetails(overdue), today)}
        banner={{ kind: "overdue" }}
        page={overdue}
        subscription="FRIDA00001"
        hasJustAsked={false}
        {...{ today, onRegularise, onRenew }}
      />
    </ThemeRoot>,
  );
  await expect.element(page.getByText("Pagamento em atraso")).toBeVisible();
  await page.getByRole("button", { name: "Quero regularizar" }).click();
  expect(onRegularise).toHaveBeenCalledOnce();
  expect(onRenew).not.toHaveBeenCalled();
});
