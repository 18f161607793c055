import { cents, divideCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { describe, expect, it, vi } from "vitest";
import { fillCard } from "../../testing/fillForms.ts";
import { mountElement } from "../../testing/mountElement.ts";
import { press, type Screen } from "../../testing/testFailingCall.ts";

interface Chosen {
  readonly plan: string;
  readonly extra: string;
  readonly coupon: string | undefined;
  /** The freight of a box to the customer's state, in reais. */
  readonly freight: string;
}

const choices = ["SP_mensal", "SP_semestral", "SP_anual"].flatMap((plan) =>
  ["normal", "brinquedo"].flatMap((extra) =>
    [undefined, "VEMPRACA"].flatMap((coupon) =>
      ["0.00", "29.55"].map((freight): Chosen => ({ plan, extra, coupon, freight })),
    ),
  ),
);

/** The charge: cents for the whole term including freight, and the number of instalments. */
interface Charged {
  readonly amount: number;
  readonly parcels: number;
}

async function open({ plan, extra, coupon, freight }: Chosen): Promise<{ screen: Screen; charged: () => Charged }> {
  const shop = await createShopStory({
    path: "/payment_b",
    scenario: freight === "0.00" ? "no-pagamento" : "no-pagamento-com-frete",
    at: "payment",
    straight: true,
    visitor: { answers: { plan, extraItem: extra }, ...(coupon === undefined ? {} : { coupon }) },
  });
  let charged: Charged | undefined;
  const reply = shop.backend.fetch;
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    const response = await reply(request);
    if (new URL(request.url).pathname === "/save/subscription") charged = (await response.clone().json()).payload;
    return response;
  });
  const place = mountElement(shop.element);
  return {
    screen: within(place),
    charged() {
      if (charged === undefined) throw new Error("Nothing was charged yet.");
      return charged;
    },
  };
}

describe("the amount at the button is the charge", () => {
  it.each(choices)("$plan with $extra under $coupon to where a box costs $freight", async (chosen) => {
    const { screen, charged } = await open(chosen);
    const line = await screen.findByText(/^Hoje e todo mês: /);
    const shown = line.textContent;
    const summary = screen.getByRole("region", { name: "Resumo da assinatura" });
    await waitFor(() => {
      const name = chosen.extra === "normal" ? null : "Brinquedo extra, R$19,90/mês";
      expect(within(summary).queryByText("Item extra")?.nextElementSibling?.textContent ?? null).toBe(name);
    });
    const listed = summary.textContent;
    await fillCard(screen);
    await press(screen, "Pagar e assinar");
    const { amount, parcels } = await waitFor(charged);
    const freight = chosen.freight === "0.00" ? "frete grátis" : "com frete";
    const first = divideCents(cents(amount), parcels);
    const [said = "", months = 0, last = 0] = /; nos últimos (\d+) meses, R\$(\d+,\d+)$/.exec(shown) ?? [];
    expect(shown).toBe(`Hoje e todo mês: ${formatCents(first)}, ${freight}${said}`);
    const unlike = said === "" ? first : Math.round(Number(String(last).replace(",", ".")) * 100);
    expect(first * (parcels - Number(months)) + unlike * Number(months)).toBe(amount);
    if (parcels > 1)
      expect(listed).toMatch(
        new RegExp(`${formatCents(cents(amount)).replace(/[.$]/g, "\\$&")}(, com frete)?( \\(.+\\))?$`),
      );
  });

  it("FUN-105 shows the applied coupon, and none without a discount", async () => {
    const chosen: Chosen = { plan: "SP_anual", extra: "normal", coupon: "PRIMEIRACAIXA", freight: "0.00" };
    const { screen } = await open(chosen);
    await screen.findByText(/PRIMEIRACAIXA/);
    await screen.findByText("Desconto liberado: R$30,00 no plano todo");
    const monthly = await open({ ...chosen, plan: "SP_mensal" });
    await monthly.screen.findByText(/^Hoje e todo mês: R\$79,90/);
    expect(monthly.screen.queryByText(/PRIMEIRACAIXA|Desconto liberado/)).toBeNull();
  });
});
