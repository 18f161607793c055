import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Container } from "../../foundations/Container/index.ts";
import { BankPhoneList } from "./BankPhoneList.tsx";

const meta = preview.meta({
  component: BankPhoneList,
  title: "Componentes/Pagamento/BankPhoneList",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "Os telefones dos bancos, a um toque da ligação, para quem precisa saber por que o cartão foi recusado. Se a lista estiver vazia, diz onde achar o número.",
      synonyms: ["telefones dos bancos"],
      alternatives: {
        Link: "é um telefone só",
      },
      keyboard: {
        Tab: "Passa de um telefone ao outro.",
        Enter: "Liga.",
      },
      announcements: ["“Telefones dos bancos, lista com 6 itens”", "“Banco do Brasil 4004 0001, link”"],
    },
  },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "1rem" }}>
      <BankPhoneList {...args} />
    </Container>
  ),
});

export const Default = meta.story({
  name: "Os maiores bancos",
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("link", { name: "Banco do Brasil 4004 0001" });
    await expect(first).toHaveAttribute("href", "tel:40040001");
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(canvas.getByRole("list", { name: "Telefones dos bancos" })).toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Bradesco 4002 0022" })).toHaveFocus();
  },
});

export const Empty = meta.story({
  name: "Sem telefones",
  args: { banks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ligue para o número que está no verso do seu cartão.")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const TwoOfOneBank = meta.story({
  name: "Dois telefones do mesmo banco",
  args: {
    banks: [
      { bank: "Banco do Brasil", phone: "4004 0001" },
      { bank: "Banco do Brasil", phone: "0800 729 0001" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: /Banco do Brasil/ })).toHaveLength(2);
  },
});

export const States = meta.story({
  parameters: {
    pseudo: { hover: ["li:nth-child(2) a"], focusVisible: ["li:nth-child(3) a"], active: ["li:nth-child(4) a"] },
  },
});

export const LongestText = meta.story({
  args: {
    banks: [
      { bank: "Cooperativa de Crédito dos Amigos dos Animais do Vale do Paraíba", phone: "0800 000 0000" },
      { bank: "Banco".repeat(16), phone: "+55 (11) 91234-5678 ramal 12345" },
    ],
  },
});

export const Dark = States.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
