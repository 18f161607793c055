import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { subscriptionStatuses } from "@petbox/domain/subscription/status";
import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Grid } from "../../foundations/Grid/Grid.tsx";
import { storyPets } from "../PetCard/storyPictures.ts";
import { SubscriptionCard } from "./SubscriptionCard.tsx";

const see = (
  <LinkButton href="#plano" variant="secondary">
    Ver assinatura
  </LinkButton>
);

const meta = preview.meta({
  component: SubscriptionCard,
  title: "Componentes/Comércio/SubscriptionCard",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Reúne uma assinatura em um cartão: de quem é, qual é o plano, como está, quando vem o próximo BOX e o que dá para fazer. Em atraso, avisa no lugar da data; cancelada, fica mais quieta e diz isso no lugar do “Membro desde”.",
      synonyms: ["assinatura"],
      alternatives: {
        PetCard: "o que importa é o pet, na página dos dados cadastrais",
        PlanCard: "o plano ainda está à venda",
        Timeline: "é o caminho do BOX, etapa por etapa",
      },
      keyboard: {
        Tab: "Passa pelas ações, na ordem em que foram dadas; o cartão em si não recebe foco.",
      },
      announcements: [
        "“Bob, título”, “Ativa”, “Membro desde abril de 2024”",
        "“Plano: Anual”, “Valor por mês: R$79,90”, “Próximo BOX: Sai por volta de 12 de maio de 2025”",
        "Em atraso: “Atenção, Pagamento em atraso, Ops, Falha na cobrança”",
      ],
    },
  },
  args: {
    petName: "Bob",
    image: storyPets.dog,
    plan: "Anual",
    monthlyPrice: cents(7990),
    code: "SUB-48210",
    status: "active" as const,
    memberSince: civilDate(2024, 4, 7),
    nextBoxOn: civilDate(2025, 5, 12),
    actions: see,
  },
});

export const Active = meta.story({
  name: "Ativa",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Bob" })).toBeVisible();
    await expect(canvas.getByText("Ativa")).toBeVisible();
    await expect(canvas.getByText("Membro desde abril de 2024")).toBeVisible();
    await expect(canvas.getByText("Próximo BOX").nextElementSibling).toHaveTextContent(
      "Sai por volta de 12 de maio de 2025",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Ver assinatura" })).toHaveFocus();
  },
});

export const Overdue = meta.story({
  name: "Em atraso",
  args: {
    status: "overdue",
    actions: (
      <>
        <LinkButton href="#regularizar">Regularizar pagamento</LinkButton>
        {see}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pagamento em atraso")).toBeVisible();
    await expect(canvas.getByText("Ops, Falha na cobrança")).toBeVisible();
    await expect(canvas.queryByText("Próximo BOX")).toBeNull();
  },
});

export const OverdueWithAmount = Overdue.extend({
  name: "Em atraso, com valor e data: uma frase só",
  args: { description: "R$69,90 em aberto desde 21 de novembro." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$69,90 em aberto desde 21 de novembro.")).toBeVisible();
    await expect(canvas.queryByRole("note")).toBeNull();
  },
});

export const CanceledOn = meta.story({
  name: "Cancelada, com a data: dita uma vez",
  args: { status: "canceled", description: "Esta assinatura foi cancelada em 12 de outubro." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Esta assinatura foi cancelada em 12 de outubro.")).toBeVisible();
    await expect(canvas.queryByText("Assinatura cancelada")).toBeNull();
  },
});

export const Canceled = meta.story({
  name: "Cancelada",
  args: { status: "canceled" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Assinatura cancelada")).toBeVisible();
    await expect(canvas.queryByText(/Membro desde/)).toBeNull();
    await expect(canvas.queryByText("Próximo BOX")).toBeNull();
  },
});

export const Suspended = meta.story({
  name: "Suspensa",
  args: { status: "suspended" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Próximo BOX")).toBeNull();
  },
});
export const Expired = meta.story({ name: "Vencida", args: { status: "expired" } });
export const TheServersWords = meta.story({
  name: "Com as palavras do servidor",
  args: { statusLabel: "Ativa até 12/05/2025" },
});

export const UnknownToTheShop = meta.story({
  name: "Uma situação para a qual a loja não tem nome",
  args: { status: undefined, statusLabel: "Aguardando pagamento", statusTone: "info", nextBoxOn: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aguardando pagamento")).toBeVisible();
    await expect(canvas.queryByText("Ativa")).toBeNull();
  },
});

export const WithFreight = meta.story({
  name: "Com frete: duas colunas, a data numa linha só dela e o código por último",
  args: { freight: cents(2955) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole("term").map((term) => ({
      term: term.textContent,
      left: Math.round(term.getBoundingClientRect().left),
    }));
    await expect(facts.map(({ term }) => term)).toEqual([
      ...["Plano", "Valor por mês", "Frete por BOX", "Próximo BOX", "Código"],
    ]);
    const [first, second] = facts.map(({ left }) => left);
    await expect(facts.map(({ left }) => left)).toEqual([first, second, first, first, first]);
    await expect(canvas.getByText("Frete por BOX").nextElementSibling).toHaveTextContent("R$29,55");
    await expect(canvas.getByText("Valor por mês").nextElementSibling).toHaveTextContent("R$79,90");
  },
});

export const OnlyWhatMustBeKnown = meta.story({
  name: "Só o indispensável",
  args: {
    image: undefined,
    monthlyPrice: undefined,
    code: undefined,
    memberSince: undefined,
    nextBoxOn: undefined,
    actions: undefined,
  },
});

export const WithoutPhoto = meta.story({
  name: "Sem foto: o pet desenhado",
  args: { image: undefined, size: "gato" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvasElement.querySelector("svg[data-missing]")).toBeNull();
  },
});

export const PictureThatDoesNotLoad = meta.story({
  name: "Imagem que não carrega",
  args: { image: "data:image/png;base64,AAAA", imageFallbacks: ["data:image/png;base64,BBBB", storyPets.cat] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toHaveAttribute("src", storyPets.cat));
  },
});

export const Free = meta.story({ name: "De graça", args: { monthlyPrice: cents(0) } });

export const LongestText = meta.story({
  args: {
    petName: `Maximilianobartolomeuterceirodealbuquerque ${"Cavalcanti e Silva ".repeat(9)}`,
    plan: "Essencial Família com item extra, renovação anual em 12 parcelas",
    monthlyPrice: cents(1_234_567),
    code: "SUB-4821000000000000000000000000000000000012",
    nextBoxOn: civilDate(2025, 9, 30),
    actions: (
      <>
        <LinkButton href="#extra">Turbinar a assinatura do Maximiliano Bartolomeu Terceiro</LinkButton>
        {see}
      </>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const EveryStatus = meta.story({
  name: "Todas as situações",
  render: (args) => (
    <Grid tile="large">
      {subscriptionStatuses.map((status) => (
        <SubscriptionCard key={status} {...args} status={status} />
      ))}
    </Grid>
  ),
});

export const Dark = EveryStatus.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
