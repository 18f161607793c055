import { cents } from "@petbox/domain/money/cents";
import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { CouponBar } from "./CouponBar.tsx";

const meta = preview.meta({
  component: CouponBar,
  title: "Componentes/Comércio/CouponBar",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "A faixa no alto da página que lembra o cupom em uso e o que ele dá. Enquanto não se sabe quanto vale, diz só o nome; um desconto de zero não é mencionado.",
      synonyms: ["cupom aplicado", "desconto"],
      alternatives: {
        CouponField: "a pessoa ainda vai digitar o cupom",
        Banner: "é outro aviso da página inteira",
        PriceBlock: "o desconto é mostrado junto do preço",
      },
      keyboard: {},
      announcements: ["“Cupom AMIGO20 ativado: R$20,00 de desconto no seu plano”, como texto"],
    },
  },
  args: { name: "AMIGO20", discount: cents(2000) },
});

export const Money = meta.story({
  name: "Vale dinheiro",
  parameters: { spec: ["FUN-105"] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Cupom AMIGO20 ativado: R$20,00 de desconto no seu plano");
  },
});

export const SomethingElse = meta.story({
  name: "Vale um presente",
  args: { name: "BOLINHA", benefit: "um brinquedo extra na 1ª caixa" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Cupom BOLINHA ativado: um brinquedo extra na 1ª caixa");
  },
});

export const NameAlone = meta.story({
  name: "Ainda não se sabe quanto vale",
  render: () => <CouponBar name="AMIGO20" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ativado$/)).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: "Vale zero",
  args: { discount: cents(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ativado$/)).toBeVisible();
    await expect(canvas.queryByText(/R\$0,00/)).toBeNull();
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  args: { texts: { label: "Convite", activeText: "aceito", discountText: () => "a primeira caixa é por nossa conta" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Convite AMIGO20 aceito: a primeira caixa é por nossa conta");
  },
});

export const LongestText = meta.story({
  args: {
    name: "MAXIMILIANOBARTOLOMEUTERCEIRO".repeat(3),
    benefit: "um kit com dois brinquedos e três petiscos na primeira caixa do Maximiliano Bartolomeu Terceiro",
  },
});

export const Dark = Money.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
