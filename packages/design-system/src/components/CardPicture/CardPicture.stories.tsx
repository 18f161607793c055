import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../Container/index.ts";
import { CardPicture } from "./CardPicture.tsx";

const meta = preview.meta({
  component: CardPicture,
  title: "Componentes/Comércio/CardPicture",
  args: { number: "", holderName: "", expirationMonth: "", expirationYear: "" },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "1rem" }}>
      <CardPicture {...args} />
    </Container>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cartão, número incompleto, sem nome do titular, sem validade")).toBeInTheDocument();
  },
});
export const HalfTyped = meta.story({ args: { number: "4111 11", holderName: "Ana" } });
export const Visa = meta.story({
  args: { number: "4111 1111 1111 1234", holderName: "Ana Souza", expirationMonth: "04", expirationYear: "2031" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Cartão Visa, final 1234, titular Ana Souza, validade 04/31")).toBeInTheDocument();
    await expect(canvasElement.textContent).not.toContain("4111");
  },
});
export const Amex = meta.story({
  args: { number: "3714 496353 98431", holderName: "Ana Souza", expirationMonth: "12", expirationYear: "30" },
});
export const UnknownBrand = meta.story({ args: { number: "6362 9700 0000 5432", holderName: "Ana Souza" } });
export const Back = meta.story({ args: { number: "5555 5555 5555 4444", side: "back" } });
export const LongNameAtNarrow = meta.story({
  args: { number: "5555 5555 5555 4444", holderName: "Maximiliano Bartolomeu de Albuquerque Terceiro" },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
