import preview from "@petbox/storybook/preview";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { retriesOffline, showsSkeleton } from "../../testing/loadPlays.ts";

const shop = { path: "/meus-cupons", scenario: "muitos-cupons" } as const;

const meta = preview.meta({
  title: "Telas/Cupons/1 Meus Cupons",
  parameters: {
    synonyms: ["coupons", "discount", "desconto"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

/** The coupon cards, in order. */
async function cardsIn(canvas: Canvas): Promise<HTMLElement[]> {
  const rules: HTMLElement[] = await canvas.findAllByText("Veja as regras");
  return rules.flatMap((each) => each.closest("li") ?? []);
}

export const Many = meta.story({
  name: "De todo tipo: o que vence primeiro, o vitalício, os que já foram",
  parameters: { spec: ["MAN-112", "MAN-114", "MAN-115", "MAN-117", "MAN-391"] },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expect(canvas.getByRole("heading", { level: 1, name: "Meus Cupons" })).toBeVisible();
    const cards = await cardsIn(canvas);
    await expect(canvas.getByText("Copie o código e use na loja.")).toBeVisible();
    await expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
      ...["1 ano de assinatura", "Sua indicação valeu", "Cupom Ouro", "Sua indicação valeu", "Sua indicação valeu"],
    ]);
    const [year, reward, level, expired, used] = cards.map((card) => within(card));
    await expect(year?.getByText("Válido até 02/04/2026")).toBeVisible();
    await expect(year?.getByText(/^15% de desconto em uma compra na loja/)).toBeVisible();
    await expect(reward?.getByText(/^Válido até/)).toBeVisible();
    await expect(level?.getByText("VITALÍCIO")).toBeVisible();
    await expect(level?.queryByText(/^Válido até/)).toBeNull();
    await expect(canvas.getAllByText("VITALÍCIO")).toHaveLength(1);
    await expect(expired?.getByText(/^Valeu até/)).toBeVisible();
    await expect(used?.getByText("Já usado")).toBeVisible();
    await expect(canvas.getAllByText("Veja as regras")).toHaveLength(5);
    await expect(level?.getByText("Veja as regras")).toHaveTextContent("Veja as regras (Cupom Ouro)");
    await expect(canvas.getAllByRole("button", { name: "Copiar cupom" })).toHaveLength(3);
    const copy = year?.getByRole("button", { name: "Copiar cupom" });
    if (copy) await userEvent.click(copy);
    await expect(write).toHaveBeenCalledWith(year?.getByText(/^ANO/).textContent);
    await waitFor(() => expect(canvas.getByText("Cupom copiado com sucesso!")).toBeVisible());
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();
    // Told once: the toast is the only live region with a text.
    const told = canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(told.filter((text) => text !== "")).toEqual(["Cupom copiado com sucesso!"]);
  },
});

export const EveryField = meta.story({
  name: "Tudo o que um cupom diz: nome, descrição, prazo, código e regulamento",
  parameters: { spec: ["MAN-113", "MAN-159"] },
  play: async ({ canvas, userEvent }) => {
    const [year, , level] = await cardsIn(canvas);
    if (year === undefined || level === undefined) throw new Error("The coupons are missing.");
    await userEvent.click(within(year).getByText("Veja as regras"));
    const rules = within(year).getByRole("list");
    await waitFor(() => expect(rules).toBeVisible());
    await expect(within(year).getByRole("heading", { level: 2 })).toHaveTextContent(/^1 ano de assinatura$/);
    await expect(
      within(year).getByText("15% de desconto em uma compra na loja, para comemorar 1 ano com a gente."),
    ).toBeVisible();
    await expect(within(year).getByText("Válido até 02/04/2026")).toBeVisible();
    await expect(within(year).getByText("ANOG559UP")).toBeVisible();
    await expect(within(year).queryByText("VITALÍCIO")).toBeNull();
    const lines = within(rules).getAllByRole("listitem");
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Vale uma vez, em uma compra na loja.",
      "Não soma com outros cupons.",
      "É pessoal e intransferível, e não vira dinheiro.",
    ]);
    // Its type makes it lifelong.
    await expect(within(level).getByText("VITALÍCIO")).toBeVisible();
  },
});

export const SideBySide = meta.story({
  name: "Lado a lado: os códigos em uma linha, e o regulamento de um não mexe com os outros",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = await cardsIn(canvas);
    if (first === undefined || second === undefined || third === undefined) throw new Error("The coupons are missing.");
    const codeAt = (card: HTMLElement) => card.querySelector("code")?.getBoundingClientRect().top;
    const before = codeAt(first);
    const inOneLine = () => waitFor(() => expect([codeAt(second), codeAt(third)]).toEqual([before, before]));
    await inOneLine();
    await userEvent.click(within(second).getByText("Veja as regras"));
    await waitFor(() => expect(second.querySelector("details")).toHaveAttribute("open"));
    await inOneLine();
  },
});

export const Rules = meta.story({
  name: "Um regulamento por vez; outro aperto o fecha",
  parameters: { spec: ["MAN-113", "MAN-114", "MAN-248", "MAN-249"] },
  play: async ({ canvas, userEvent }) => {
    const [first, , third] = await canvas.findAllByText("Veja as regras");
    if (first === undefined || third === undefined) throw new Error("The rules are missing.");
    const lifelong = () => canvas.getByText(/^Não tem prazo: é seu, mesmo depois de sair\./);
    // The rules are HTML, whose sanitiser loads first.
    await waitFor(() => expect(lifelong()).not.toBeVisible());
    await userEvent.click(third);
    await waitFor(() => expect(lifelong()).toBeVisible());
    await expect(canvas.getByText("Fidelidade").tagName).toBe("STRONG");
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText("Não soma com outros cupons.")).toBeVisible());
    await expect(lifelong()).not.toBeVisible();
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText("Não soma com outros cupons.")).not.toBeVisible());
  },
});

export const One = meta.story({
  name: "Um só, no aplicativo",
  parameters: { shop: { path: "/app/meus-cupons", scenario: "primeira-caixa", visitor: { inApp: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Cupom Bronze" })).toBeVisible();
    await expect(await cardsIn(canvas)).toHaveLength(1);
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
});

export const Empty = meta.story({
  name: "Nenhum: assine agora",
  parameters: { spec: ["MAN-116"], shop: { ...shop, scenario: "conta-aberta" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Você ainda não tem cupons" })).toBeVisible();
    await expect(within(canvas.getByRole("main")).getByRole("link", { name: "Assine agora" })).toHaveAttribute(
      "href",
      "/assine",
    );
  },
});

export const OnlyPads = meta.story({
  name: "Só tapetes, nunca uma caixa: os cupons são de quem assina a caixa",
  parameters: { spec: ["MAN-116"], shop: { ...shop, scenario: "produto-esgotado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Quem assina a caixa ganha cupons/)).toBeVisible();
  },
});

export const Paused = meta.story({
  name: "Com o pagamento em atraso: o cupom espera, e não se perdeu",
  parameters: { spec: ["MAN-112"], shop: { ...shop, scenario: "cartao-recusado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("O cupom Bronze está em pausa")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver o que falta pagar" })).toHaveAttribute("href", "/area-cliente");
    await expect(canvas.queryByText("Você ainda não tem cupons")).toBeNull();
    await expect(within(canvas.getByRole("main")).queryByRole("link", { name: "Assine agora" })).toBeNull();
  },
});

export const DarkOnAPhone = meta.story({
  name: "De todo tipo, no escuro e no celular",
  globals: { theme: "dark", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await cardsIn(canvas)).toHaveLength(5);
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...shop, latency: 600_000 } },
  play: showsSkeleton("Meus Cupons"),
});

export const Offline = meta.story({
  name: "Sem internet: tenta de novo",
  parameters: { shop: { ...shop, faults: [{ path: shop.path, kind: "offline" }] } },
  play: retriesOffline(async (canvas) => {
    await expect(await cardsIn(canvas)).toHaveLength(5);
  }),
});
