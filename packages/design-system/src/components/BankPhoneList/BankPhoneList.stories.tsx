import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../Container/index.ts";
import { BankPhoneList } from "./BankPhoneList.tsx";

const meta = preview.meta({
  component: BankPhoneList,
  title: "Componentes/Comércio/BankPhoneList",
  render: (args) => (
    <Container width="column">
      <BankPhoneList {...args} />
    </Container>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Banco do Brasil/ })).toHaveAttribute("href", "tel:40040001");
  },
});
export const LongNameAtNarrow = meta.story({
  args: {
    banks: [{ bank: "Cooperativa de Crédito dos Amigos dos Animais do Vale do Paraíba", phone: "0800 000 0000" }],
  },
  globals: { viewport: { value: "mobile1" } },
});
