import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { cents } from "@petbox/domain/money/cents";
import type { ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AsyncResultView } from "../components/feedback/AsyncResultView/index.ts";
import { openRoot } from "../conformance/openRoot.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { OverdueSubscriptions } from "./account/OverdueSubscriptions.tsx";
import { CardsScreen } from "./cards/CardsScreen.tsx";
import { BoxListScreen } from "./subscriptions/BoxListScreen.tsx";

const today = civilDate(2026, 3, 10);

/** Focuses a control, then renders the screen as it is once the control is gone. */
function afterPress(before: ReactElement, control: RegExp, after: ReactElement): void {
  const { root } = openRoot();
  const show = (screen: ReactElement) => flushSync(() => root.render(<ThemeRoot>{screen}</ThemeRoot>));
  show(before);
  const pressed = page.getByText(control).element().closest<HTMLElement>("a, button");
  pressed?.focus();
  expect(pressed).toHaveFocus();
  show(after);
  expect(pressed?.isConnected).toBe(false);
}

it("keeps the focus in the list of debts when its last one is paid in another tab", () => {
  const debt = {
    code: "A1",
    pet: { name: "Bob" },
    attention: { kind: "debt", debt: { amount: cents(6990) } },
  } as const;
  const list = (subscriptions: readonly (typeof debt)[]) => (
    <OverdueSubscriptions subscriptions={subscriptions} isKnown today={today} />
  );
  afterPress(list([debt]), /^Resolver/, list([]));
  const frame = page.getByRole("group", { name: "Pagamentos" }).element();
  expect(frame).toHaveFocus();
  expect(frame).toHaveStyle({ position: "absolute" });
});

it("has no list of debts if there has been none", () => {
  flushSync(() => openRoot().root.render(<OverdueSubscriptions subscriptions={[]} isKnown today={today} />));
  expect(page.getByRole("group").elements()).toEqual([]);
});

it("keeps the focus in a list whose only link goes with its last entry", () => {
  const list = (codes: readonly string[]) => (
    <main>
      <AsyncResultView result={{ status: "ready", value: codes }} skeleton={null} empty="Nenhuma assinatura">
        {([code]) => <a href="/">{code}</a>}
      </AsyncResultView>
    </main>
  );
  afterPress(list(["A1"]), /^A1$/, list([]));
  expect(page.getByRole("main").element()).toContainElement(document.querySelector(":focus"));
});

it("keeps the focus among the cards when a replaced one no longer expires", () => {
  const nothing = () => {};
  const card: StoredCard = {
    id: "c1",
    lastFour: "1111",
    isMain: true,
    expiry: { month: "03", year: "26" },
    nextCharge: { on: civilDate(2026, 4, 10), charged: [{ name: "Bob" }] },
  };
  const cards = (each: StoredCard) => (
    <CardsScreen
      cards={[each]}
      today={today}
      onAdd={nothing}
      onEdit={nothing}
      onRemove={nothing}
      onMakeMain={nothing}
    />
  );
  afterPress(cards(card), /^Trocar cartão/, cards({ ...card, expiry: { month: "12", year: "31" } }));
  expect(page.getByRole("region", { name: "Cartões" }).element()).toHaveFocus();
});

it("keeps the focus in a box when its debt has a payment under way", () => {
  const box: ListedSubscription = {
    code: "A1",
    contractId: "A1",
    status: { label: "Em atraso", tone: "warning" },
    plan: "monthly",
    pet: { name: "Bob" },
    isStandalone: false,
    items: [],
    scheduledItems: [],
  };
  const boxes = (each: ListedSubscription) => (
    <BoxListScreen subscriptions={[each]} today={today} onRegularise={() => {}} />
  );
  afterPress(boxes(box), /^Quero regularizar/, boxes({ ...box, waitingPayment: "pix" }));
  expect(page.getByRole("group", { name: "Bob" }).element()).toHaveFocus();
});
