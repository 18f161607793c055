import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { zeroCents } from "@petbox/domain/money/cents";
import type { SubscribedPlan } from "@petbox/domain/subscription/subscribedPlan";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { PlanScreen } from "./PlanScreen.tsx";

const suspended: SubscribedPlan = {
  code: "FRIDA00001",
  contractId: "FRIDA00001",
  plan: { code: "anual" },
  status: "suspended",
  paymentMethod: "card",
  isRenewed: false,
  paidParcelsToCharge: 0,
};

it("says that a credit covers the next charge, and that nothing more is charged without one", async () => {
  const open = (next: Partial<SubscribedPlan>) =>
    openRoot().root.render(
      <ThemeRoot>
        <PlanScreen
          page={{ isRenewalOff: false, iterationFlag: true, isCancelAsked: false, pet: {}, cards: [], invoices: [] }}
          subscription={{ ...suspended, status: "active", ...next }}
          today={civilDate(2026, 3, 10)}
          boxes={null}
        />
      </ThemeRoot>,
    );
  open({ nextInvoiceDate: civilDate(2026, 4, 8), amount: zeroCents });
  await expect.element(page.getByText("Nada a pagar: seu crédito cobre o mês")).toBeVisible();
  await expect.element(page.getByText("R$0,00")).not.toBeInTheDocument();
  open({ amount: zeroCents });
  await expect.element(page.getByText("Nenhuma: nada mais será cobrado")).toBeVisible();
});

it("MAN-051 bills the delivery address if the server sends no other", async () => {
  const delivered = { ...suspended, address: { street: "Rua da Praia", number: "12" } };
  const { root } = openRoot();
  const open = (billingAddress: KnownDeliveryAddress | undefined) =>
    root.render(
      <ThemeRoot>
        <PlanScreen
          page={{
            isRenewalOff: false,
            iterationFlag: true,
            isCancelAsked: false,
            pet: {},
            cards: [],
            invoices: [],
            subscription: delivered,
            ...(billingAddress && { billingAddress }),
          }}
          subscription={delivered}
          today={civilDate(2026, 3, 10)}
          boxes={null}
        />
      </ThemeRoot>,
    );
  open(undefined);
  // Folded on a narrow screen.
  await page.getByText("Entrega e cobrança").click();
  await expect.element(page.getByRole("heading", { name: "Endereço de cobrança" })).toBeVisible();
  await expect.element(page.getByText("Nenhum endereço por aqui ainda.")).not.toBeInTheDocument();
  await expect.poll(() => page.getByText(/^Rua da Praia, 12/).elements()).toHaveLength(2);
  open({ street: "Avenida Paulista", number: "1578" });
  await expect.element(page.getByText(/^Avenida Paulista, 1578/)).toBeVisible();
});

it("tells of a suspension in a live region that was there before, or else it is not announced", async () => {
  const { page: place, root } = openRoot();
  const observer = new MutationObserver(() => {});
  observer.observe(place, { childList: true, subtree: true });
  flushSync(() =>
    root.render(
      <ThemeRoot>
        <PlanScreen
          page={{ isRenewalOff: false, iterationFlag: true, isCancelAsked: false, pet: {}, cards: [], invoices: [] }}
          subscription={suspended}
          today={civilDate(2026, 3, 10)}
          boxes={null}
        />
      </ThemeRoot>,
    ),
  );
  const changed = observer.takeRecords().map(({ target }) => target);
  const region = page.getByRole("status", { name: "Avisos" });
  await expect.element(region.getByText("Assinatura suspensa")).toBeVisible();
  expect(changed).toContain(region.element());
});
