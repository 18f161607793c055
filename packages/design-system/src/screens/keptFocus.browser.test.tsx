import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { cents } from "@petbox/domain/money/cents";
import type { ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import { type ReactElement, useState } from "react";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../components/actions/Button/index.ts";
import { AsyncResultView } from "../components/feedback/AsyncResultView/index.ts";
import { openRoot } from "../conformance/openRoot.ts";
import { KeptFocus } from "../focus/KeptFocus.tsx";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { OverdueSubscriptions } from "./account/OverdueSubscriptions.tsx";
import { CardsScreen } from "./cards/CardsScreen.tsx";
import { BoxListScreen } from "./subscriptions/BoxListScreen.tsx";

const today = civilDate(2026, 3, 10);

/** Focuses a control, then renders the screen as it is once the control is gone. */
async function afterPress(before: ReactElement, control: RegExp, after: ReactElement): Promise<void> {
  const { root } = openRoot();
  const show = (screen: ReactElement) => flushSync(() => root.render(<ThemeRoot>{screen}</ThemeRoot>));
  show(before);
  const pressed = page.getByText(control).element().closest<HTMLElement>("a, button");
  pressed?.focus();
  expect(pressed).toHaveFocus();
  show(after);
  expect(pressed?.isConnected).toBe(false);
  await expect.poll(() => document.activeElement).not.toBe(document.body);
}

it("keeps the focus in the list of debts when its last one is paid in another tab", async () => {
  const debt = {
    code: "A1",
    pet: { name: "Bob" },
    attention: { kind: "debt", debt: { amount: cents(6990) } },
  } as const;
  const list = (subscriptions: readonly (typeof debt)[]) => (
    <OverdueSubscriptions subscriptions={subscriptions} isKnown today={today} />
  );
  await afterPress(list([debt]), /^Resolver/, list([]));
  const frame = page.getByRole("group", { name: "Pagamentos" }).element();
  expect(frame).toHaveFocus();
  expect(frame).toHaveStyle({ position: "absolute" });
});

it("has no list of debts if there has been none", () => {
  flushSync(() => openRoot().root.render(<OverdueSubscriptions subscriptions={[]} isKnown today={today} />));
  expect(page.getByRole("group").elements()).toEqual([]);
});

it("keeps the focus in a list whose only link goes with its last entry", async () => {
  const list = (codes: readonly string[]) => (
    <main>
      <AsyncResultView result={{ status: "ready", value: codes }} skeleton={null} empty="Nenhuma assinatura">
        {([code]) => <a href="/">{code}</a>}
      </AsyncResultView>
    </main>
  );
  await afterPress(list(["A1"]), /^A1$/, list([]));
  expect(page.getByRole("main").element()).toContainElement(document.querySelector(":focus"));
});

it("keeps the focus among the cards when a replaced one no longer expires", async () => {
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
  await afterPress(cards(card), /^Trocar cartão/, cards({ ...card, expiry: { month: "12", year: "31" } }));
  expect(page.getByRole("region", { name: "Cartões" }).element()).toHaveFocus();
});

it("keeps the focus in a box when its debt has a payment under way", async () => {
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
    <BoxListScreen subscriptions={[each]} today={today} onResolve={() => {}} />
  );
  await afterPress(boxes(box), /^Quero regularizar/, boxes({ ...box, waitingPayment: "pix" }));
  expect(page.getByRole("group", { name: "Bob" }).element()).toHaveFocus();
});

/** A part with a state of its own. */
function Part() {
  const [isLeft, setLeft] = useState(false);
  const leave = () => setLeft(true);
  return isLeft ? <p>Feito</p> : <Button onClick={leave}>Fechar parte</Button>;
}

it("gives the focus to the frame when a part renders by itself without its button, and not to a later render", async () => {
  const { root } = openRoot();
  const show = () =>
    flushSync(() =>
      root.render(
        <KeptFocus aria-label="Moldura">
          <Part />
        </KeptFocus>,
      ),
    );
  show();
  const button = page.getByRole("button", { name: "Fechar parte" }).element();
  if (!(button instanceof HTMLElement)) throw new Error("There is no button.");
  button.focus();
  button.click();
  const frame = page.getByRole("region", { name: "Moldura" }).element();
  await expect.poll(() => document.activeElement).toBe(frame);
  if (frame instanceof HTMLElement) frame.blur();
  show();
  await expect.poll(() => document.activeElement).toBe(document.body);
});
