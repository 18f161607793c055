import { parseCep } from "@petbox/domain/address/cep";
import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Grid } from "../../foundations/Grid/Grid.tsx";
import { AddressCard } from "./AddressCard.tsx";
import type { KnownAddress } from "./addressLines.ts";

const cep = parseCep("01310-100");
const whole: KnownAddress = {
  street: "Avenida Paulista",
  number: "1578",
  complement: "apto 42",
  neighborhood: "Bela Vista",
  city: "São Paulo",
  state: "SP",
  cep: cep.ok ? cep.value : undefined,
};

const meta = preview.meta({
  component: AddressCard,
  title: "Componentes/Comércio/AddressCard",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra um endereço nas linhas em que ele vai no pacote, com o lápis que o muda. O que falta para entregar é dito com todas as letras, em vez de virar um buraco na linha.",
      synonyms: ["endereço", "entrega"],
      alternatives: {
        AddressForm: "se escreve o endereço",
        Card: "é outra coisa que se guarda em linhas",
      },
      keyboard: {
        Tab: "Passa pelo lápis.",
        "Enter ou Espaço": "No lápis, pede a mudança do endereço.",
      },
      announcements: [
        "“Entrega do Bob, título”, “Editar endereço: Entrega do Bob, botão”",
        "“Avenida Paulista, 1578 – apto 42”, linha por linha",
        "Incompleto: “Falta completar: número, bairro e CEP”",
      ],
    },
  },
  args: { title: "Entrega do Bob", address: whole, onEdit: fn() },
});

export const Whole = meta.story({
  name: "Completo",
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Avenida Paulista, 1578 – apto 42")).toBeVisible();
    await expect(canvas.getByText("CEP 01310-100")).toBeVisible();
    await expect(canvas.queryByText(/Falta/)).toBeNull();
    const pencil = canvas.getByRole("button", { name: "Editar endereço: Entrega do Bob" });
    await expect(pencil.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(pencil);
    pencil.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
  },
});

export const WithReference = meta.story({
  name: "Com ponto de referência",
  args: { address: { ...whole, reference: "em frente ao parque" } },
});
export const WithoutNumber = meta.story({
  name: "Sem número",
  args: { address: { ...whole, number: "0", complement: "" } },
});

export const MissingParts = meta.story({
  name: "Faltam partes",
  args: { address: { ...whole, number: "", neighborhood: undefined, cep: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Falta completar: número, bairro e CEP")).toBeVisible();
  },
});

export const Empty = meta.story({
  name: "Vazio",
  args: { address: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nenhum endereço por aqui ainda.")).toBeVisible();
    await expect(canvas.queryByText(/Falta/)).toBeNull();
  },
});

export const OnlyToLookAt = meta.story({
  name: "Só para ver",
  render: () => <AddressCard title="Entrega do Bob" address={whole} note="Esta assinatura já terminou." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Esta assinatura já terminou.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const WithContents = meta.story({
  name: "Com o que é entregue",
  args: { title: "Entrega: Tapetes higiênicos", description: "2 pacotes de tapete branco" },
  play: async ({ canvas, args }) => {
    const name = "Entrega: Tapetes higiênicos 2 pacotes de tapete branco";
    await expect(canvas.getByRole("heading", { name })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: `Editar endereço: ${args.title}, ${args.description}` }),
    ).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    title: "Entrega do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti",
    address: {
      ...whole,
      street: "Rua Desembargador Eliseu Guilherme Neto",
      complement: "bloco dos fundos, entrada pela garagem, apartamento 1204, interfone quebrado, chame no portão azul",
      neighborhood: "Jardimdasmagnoliasimperiaisdonortedacidade",
      reference: "depois da padaria, antes do posto de gasolina, do lado esquerdo de quem vem do centro",
      number: undefined,
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const SideBySide = meta.story({
  name: "Lado a lado",
  render: (args) => (
    <Grid>
      <AddressCard {...args} address={{ ...whole, reference: "em frente ao parque" }} />
      <AddressCard {...args} title="Entrega da Mika" address={{ ...whole, number: "", cep: undefined }} />
      <AddressCard {...args} title="Entrega da Luna" address={{}} />
    </Grid>
  ),
});

export const States = meta.story({
  render: (args) => (
    <Grid>
      <AddressCard {...args} title="Normal" />
      <AddressCard {...args} title="Sob o ponteiro" className="hover" />
      <AddressCard {...args} title="Com foco" className="focus" />
    </Grid>
  ),
  parameters: { pseudo: { hover: [".hover button"], focusVisible: [".focus button"] } },
});

export const Dark = SideBySide.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
