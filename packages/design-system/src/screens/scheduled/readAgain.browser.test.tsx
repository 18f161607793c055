import { type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { cents } from "@petbox/domain/money/cents";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import type { ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import type { StartScheduled } from "@petbox/domain/scheduled/startScheduled";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { ScheduledChangeScreen } from "./ScheduledChangeScreen.tsx";
import { StartScheduledScreen } from "./StartScheduledScreen.tsx";

const nothing = () => {};
const today = civilDate(2026, 3, 31);
const tomorrow = civilDate(2026, 4, 1);

const pad: ScheduledProduct = {
  sku: "TAP-BRANCO",
  name: "",
  options: [1, 2, 3].map((quantity) => ({ quantity, specialPrice: cents(6490) })),
};

const visa: StoredCard = {
  id: "c1",
  brand: "VISA",
  lastFour: "1111",
  isMain: true,
  expiry: { month: "12", year: "31" },
};

describe("a purchase with a stored card", () => {
  function open() {
    const onContinue = vi.fn();
    const { root } = openRoot();
    const show = (start: Partial<StartScheduled>, day = today) => root.render(purchase(start, day, onContinue));
    show({});
    return { onContinue, show };
  }

  function purchase(start: Partial<StartScheduled>, day: CivilDate, onContinue: () => void) {
    return (
      <ThemeRoot>
        <StartScheduledScreen
          kind="hygiene"
          start={{
            products: [pad],
            cart: [],
            boxes: [],
            parcel: { state: "SP", parcelPrice: cents(1190) },
            cards: [visa],
            ...start,
          }}
          cart={[{ sku: pad.sku, quantity: 1 }]}
          saving={undefined}
          onChange={nothing}
          today={day}
          onContinue={onContinue}
          pending={false}
          lockedFor={0}
          elsewhere="nothing"
          failure={undefined}
        />
      </ThemeRoot>
    );
  }

  it.each([
    { what: "is refused", cards: [{ ...visa, refusedOn: today }], day: today },
    { what: "expires at midnight", cards: [{ ...visa, expiry: { month: "03", year: "26" } }], day: tomorrow },
  ])("never charges a card that $what while the page is open, and that it no longer names", async ({ cards, day }) => {
    const { onContinue, show } = open();
    await expect.element(page.getByText("Envio avulso, no Visa final 1111. R$76,80 hoje.")).toBeVisible();
    show({ cards }, day);
    await page.getByRole("button", { name: "Continuar" }).click();
    expect(onContinue).toHaveBeenCalledExactlyOnceWith({ withBoxOf: undefined, card: undefined });
  });

  it("goes with the box that is read after the page's cached copy was shown", async () => {
    const { onContinue, show } = open();
    const box = {
      code: "PANDORA001",
      pet: { name: "Pandora", sex: "female" },
      state: "SP",
      parcelPrice: cents(1190),
    } as const;
    show({ boxes: [box] });
    await expect.element(page.getByText("Com o BOX da Pandora, no Visa final 1111. R$64,90 hoje.")).toBeVisible();
    await page.getByRole("button", { name: "Assinar" }).click();
    expect(onContinue).toHaveBeenCalledExactlyOnceWith({ withBoxOf: "PANDORA001", card: "c1" });
  });
});

it("starts a change with the items that are read after the page's cached copy was shown", async () => {
  const subscription = (quantity: number): OwnScheduled => ({
    code: "TAPETES001",
    contractId: "TAPETES001",
    status: { label: "Ativa", tone: "success" },
    items: [{ ...pad, quantity }],
    isStandalone: true,
    freight: cents(1190),
    shipments: [],
    products: [pad],
  });
  const onSave = vi.fn();
  const { root } = openRoot();
  const show = (quantity: number) =>
    root.render(
      <ThemeRoot>
        <ScheduledChangeScreen
          kind="hygiene"
          subscription={subscription(quantity)}
          onSave={onSave}
          pending={false}
          failure={undefined}
        />
      </ThemeRoot>,
    );
  show(2);
  await expect.element(page.getByText("R$141,70")).toBeVisible();
  show(3);
  await expect.element(page.getByText("R$206,60")).toBeVisible();
});
