import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { attentionOf } from "@petbox/domain/subscription/attention";
import { factsOfDetails } from "@petbox/domain/subscription/knownFacts";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { PlanAttention, type PlanAttentionProps } from "./PlanAttention.tsx";

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

function show(details: SubscriptionDetails, props: Partial<PlanAttentionProps> = {}): void {
  openRoot().root.render(
    <ThemeRoot>
      <PlanAttention
        attention={attentionOf(factsOfDetails(details, today), today)}
        banner={undefined}
        page={details}
        subscription="FRIDA00001"
        hasJustAsked={false}
        today={today}
        {...props}
      />
    </ThemeRoot>,
  );
}

it("MAN-197 an overdue subscription whose charge is unknown is paid, not renewed", async () => {
  const [onResolve, onRenew] = [vi.fn(), vi.fn()];
  show(overdue, { banner: { kind: "overdue" }, onResolve, onRenew });
  await expect.element(page.getByText("Pagamento em atraso")).toBeVisible();
  await page.getByRole("button", { name: "Quero regularizar" }).click();
  expect(onResolve).toHaveBeenCalledOnce();
  expect(onRenew).not.toHaveBeenCalled();
});

it("MAN-196 a cancelled subscription with an unpaid penalty has a danger banner", async () => {
  const debt = { amount: cents(4893), isPenalty: true };
  show({ ...overdue, facts: { status: "canceled", debt } }, { banner: { kind: "canceled" } });
  await expect
    .element(page.getByRole("note").filter({ hasText: "Assinatura cancelada" }))
    .toHaveAttribute("data-tone", "danger");
});

it("a late box is told beside the offer to renew", async () => {
  const facts = { status: "active", box: { state: "late", on: civilDate(2026, 3, 6) } } as const;
  show({ ...overdue, isRenewalOff: true, facts }, { banner: { kind: "renewal-offer" }, onRenew: vi.fn() });
  const notes = page.getByRole("note");
  await expect.element(notes.first().getByText(/^A caixa está atrasada: era esperada até/)).toBeVisible();
  await expect.element(notes.nth(1).getByText(/renovação automática está desligada/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Quero renovar!!" })).toBeVisible();
});

it("MAN-210 a pending cancellation has its notice if the server's facts leave it out", async () => {
  const onCancel = vi.fn();
  show({ ...overdue, isCancelAsked: true, facts: { status: "active" } }, { onCancel });
  await page.getByRole("button", { name: "Ver o pedido" }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});

const leaving = { on: civilDate(2026, 3, 11), penalty: cents(7_689) };
const debt = { amount: cents(6_990), on: civilDate(2026, 2, 24) };

it("MAN-210 an open month and the pending cancellation are one notice, whose amounts are alternatives", async () => {
  const onResolve = vi.fn();
  const details = { ...overdue, isCancelAsked: true, facts: { status: "overdue", debt, leaving } } as const;
  show(details, { banner: { kind: "overdue" }, onResolve, onCancel: vi.fn() });
  const notice = page.getByRole("note");
  const words =
    /R\$69,90 em aberto desde .*\. Sem pagamento até lá, esse valor não é mais cobrado,.* multa é de R\$76,89/;
  await expect.element(notice.getByText(words)).toBeVisible();
  await expect.element(notice).not.toHaveTextContent("próximas caixas esperam");
  await expect.element(page.getByRole("button", { name: "Ver o pedido" })).toBeVisible();
  await page.getByRole("button", { name: "Quero regularizar" }).click();
  expect(onResolve).toHaveBeenCalledOnce();
});

it("an open month whose charge is unknown is one notice with the pending cancellation, too", async () => {
  const details = { ...overdue, isCancelAsked: true, facts: { status: "overdue", leaving: {} } } as const;
  show(details, { banner: { kind: "overdue" }, onResolve: vi.fn(), onCancel: vi.fn() });
  const notice = page.getByRole("note").filter({ hasText: "Pagamento em atraso" });
  await expect.element(notice.getByText(/Se você pagar antes, a caixa ainda sai/)).toBeVisible();
  expect(page.getByRole("note").elements()).toHaveLength(1);
});

it("a pending payment during a pending cancellation promises only the box of that month", async () => {
  const facts = { status: "overdue", debt, leaving, payment: { by: "pix" } } as const;
  show({ ...overdue, isCancelAsked: true, facts }, { onCancel: vi.fn() });
  await expect.element(page.getByText(/^Se o banco confirmar antes do cancelamento, a caixa ainda sai/)).toBeVisible();
  await expect.element(page.getByText(/^O cancelamento foi pedido e vale a partir de/)).toBeVisible();
});

it("an unpaid penalty stays a notice of its own", async () => {
  const facts = { status: "active", debt: { ...debt, isPenalty: true }, leaving } as const;
  show({ ...overdue, isCancelAsked: true, facts }, { onCancel: vi.fn() });
  await expect.element(page.getByText(/^Multa de R\$69,90 em aberto/)).toBeVisible();
  await expect.element(page.getByText(/^O cancelamento foi pedido e vale a partir de/)).toBeVisible();
});
