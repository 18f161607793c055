import { cents } from "@petbox/domain/money/cents";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { CouponBar } from "./CouponBar.tsx";

const meta = preview.meta({
  component: CouponBar,
  title: "Componentes/Comércio/CouponBar",
  args: { name: "AMIGO20", discount: cents(2000) },
});

export const Money = meta.story({
  parameters: { spec: ["FUN-105"] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Cupom AMIGO20 ativado: R$20,00 de desconto no seu plano");
  },
});
export const SomethingElse = meta.story({ args: { name: "BOLINHA", benefit: "um brinquedo extra na 1ª caixa" } });
export const NameAlone = meta.story({ render: () => <CouponBar name="AMIGO20" /> });
export const LongAtNarrow = meta.story({
  args: { name: "MAXIMILIANOBARTO", benefit: "um kit com dois brinquedos e três petiscos na primeira caixa" },
  globals: { viewport: { value: "mobile1" } },
});
