import { cents } from "@petbox/domain/money/cents";
import { pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Container } from "../../foundations/Container/index.ts";
import { Grid } from "../../foundations/Grid/index.ts";
import { storyPictures } from "../OfferCard/storyPictures.ts";
import { PlanCard } from "./PlanCard.tsx";
import { PlanCardSkeleton } from "./PlanCardSkeleton.tsx";

const meta = preview.meta({
  component: PlanCard,
  title: "Componentes/Comércio/PlanCard",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      changes: { "0.2.0": "Tem `period`; as frases do prazo e da cobrança são lengthText e totalText." },
      purpose:
        "Um plano à venda: o preço por mês, ou por `period`, quanto se economiza, o frete e o total. Quem mostra a lista põe o anual primeiro, depois o semestral e o mensal. O selo de economia some quando não há economia.",
      synonyms: ["plano", "assinatura"],
      alternatives: {
        TrackCard: "se escolhe o que vem na caixa",
        SummaryCard: "o plano já foi escolhido",
        OfferCard: "é outra coisa que se oferece",
      },
      keyboard: {
        Tab: "Passa ao botão do cartão: há só um.",
        "Enter ou Espaço": "Escolhe o plano. Enquanto salva, nada acontece e o foco fica.",
      },
      announcements: [
        "“Anual, título de nível 2”, “12 caixas, uma por mês”",
        "“Preço: R$59,90/mês”, “R$20,00 OFF”, “FRETE GRÁTIS*”, “Cobrado mês a mês no cartão. Total do plano: 12 × R$59,90 = R$718,80”",
        "“Quero este plano Anual, botão de alternância”; escolhido, “pressionado”",
      ],
    },
  },
  args: {
    name: "Anual",
    months: 12 as const,
    monthlyPrice: cents(5990),
    saving: cents(2000),
    total: cents(71880),
    image: storyPictures.box,
    onChoose: fn(),
  },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <PlanCard {...args} />
    </Container>
  ),
});

export const Annual = meta.story({
  name: "Anual",
  parameters: { spec: ["FUN-086"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("R$59,90")).toBeVisible();
    await expect(canvas.getByText("R$20,00 OFF")).toBeVisible();
    await expect(canvas.getByText("FRETE GRÁTIS*")).toBeVisible();
    await expect(
      canvas.getByText("Cobrado mês a mês no cartão. Total do plano: 12 × R$59,90 = R$718,80"),
    ).toBeVisible();
    const button = canvas.getByRole("button", { name: "Quero este plano Anual" });
    await userEvent.click(button);
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter} ");
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
    // The hit area of the button covers the card.
    const card = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 24, card.top + 24)).toBe(button);
  },
});

export const Special = meta.story({
  name: "Com fita",
  args: { ribbon: "Mais vantajoso" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Mais vantajoso")).toBeVisible();
  },
});

export const WithFreight = meta.story({
  name: "Com o frete, a multa e a economia por partes",
  args: { freight: cents(2955), maximumPenalty: cents(6589), savingParts: { plan: cents(1500), coupon: cents(500) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Frete: R$29,55")).toBeVisible();
    await expect(
      canvas.getByText("R$20,00 a menos por mês que no plano mensal: R$15,00 do plano + R$5,00 do cupom."),
    ).toBeVisible();
    const charged = canvas.getByText(
      "R$89,45 por mês no cartão, com o frete. Total do plano: 12 × R$89,45 = R$1.073,40",
    );
    await expect(charged).toHaveStyle({ fontWeight: "700" });
    await expect(
      canvas.getByText("Se sair antes do fim, a multa é de até R$65,89, sem contar item extra."),
    ).toBeVisible();
  },
});

export const FreeFreight = meta.story({
  name: "Frete grátis para o CEP",
  parameters: { spec: ["FUN-086"] },
  args: { freight: cents(0), maximumPenalty: cents(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("FRETE GRÁTIS*")).toBeVisible();
    await expect(canvas.getByText("Saia quando quiser, sem multa.")).toBeVisible();
  },
});

export const Chosen = meta.story({
  name: "Escolhido",
  args: { chosen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Escolhido")).toBeVisible();
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  },
});

export const Monthly = meta.story({
  name: "Mensal",
  args: { name: "Mensal", months: 1, monthlyPrice: cents(7990), total: cents(7990), saving: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/OFF/)).toBeNull();
    await expect(canvas.queryByText(/Total/)).toBeNull();
  },
});

export const NothingOff = meta.story({
  name: "Sem economia",
  args: { saving: cents(0), texts: { freeShippingText: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/OFF/)).toBeNull();
    await expect(canvas.queryByText(/FRETE/)).toBeNull();
  },
});

export const Free = meta.story({
  name: "Preço zero",
  args: { monthlyPrice: cents(0), dashedPrice: cents(7990), saving: cents(7990), total: cents(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$0,00")).toBeVisible();
    await expect(canvas.getByText("Cobrado mês a mês no cartão. Total do plano: R$0,00")).toBeVisible();
  },
});

export const PictureMissing = meta.story({
  name: "A imagem não carrega",
  args: { image: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await waitFor(() => expect(card.querySelector("img")).toBeNull());
    await expect(card.querySelector("svg")).toBeVisible();
  },
});

export const PaidYearly = meta.story({
  name: "Pago por ano",
  args: { period: "year", texts: { lengthText: () => "12 caixas", totalText: () => "Cobrado uma vez por ano." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("/ano")).toBeVisible();
    await expect(canvas.getByText("Cobrado uma vez por ano.")).toBeVisible();
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  args: {
    texts: {
      price: { period: "por caixa" },
      lengthText: (months) => `Um presente por mês, ${months} vezes`,
      savingText: () => "Você economiza",
      totalText: () => "À vista no cartão",
    },
  },
  play: async ({ canvas }) => {
    for (const text of ["Um presente por mês, 12 vezes", "Você economiza", "À vista no cartão", "por caixa"]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Three = meta.story({
  name: "Três lado a lado",
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid tile="large">
        <PlanCard {...args} ribbon="Mais vantajoso" dashedPrice={cents(6990)} />
        <PlanCard
          {...args}
          name="Semestral"
          months={6}
          monthlyPrice={cents(6990)}
          saving={cents(1000)}
          total={cents(41940)}
          chosen
        />
        <PlanCard
          {...args}
          name="Mensal"
          months={1}
          monthlyPrice={cents(7990)}
          saving={undefined}
          total={cents(7990)}
        />
      </Grid>
    </Container>
  ),
});

export const States = meta.story({
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid tile="large">
        {(["hover", "focus", "active"] as const).map((state) => (
          <PlanCard key={state} {...args} id={state} name={`Anual (${pointerStates[state]})`} />
        ))}
        <PlanCard {...args} name="Anual (salvando)" pending />
      </Grid>
    </Container>
  ),
  parameters: {
    pseudo: {
      hover: ["#hover", "#hover button"],
      focusVisible: ["#focus button"],
      active: ["#active", "#active button"],
    },
  },
});

export const Loading = meta.story({
  render: () => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <PlanCardSkeleton />
    </Container>
  ),
});

export const HugePricesSideBySide = meta.story({
  name: "Preços enormes lado a lado",
  globals: { viewport: { value: "tablet" } },
  render: (args) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid>
        {["Anual", "Semestral", "Mensal"].map((name) => (
          <PlanCard
            {...args}
            key={name}
            name={name}
            monthlyPrice={cents(123456789012)}
            dashedPrice={cents(987654321098)}
            saving={cents(864197532)}
            total={cents(98765432100)}
          />
        ))}
      </Grid>
    </Container>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole("article")) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
});

export const LongestText = meta.story({
  args: {
    name: "Anual com extra de mordedores do Maximiliano Bartolomeu Terceiro",
    ribbon: "Mais vantajoso",
    chosen: true,
    monthlyPrice: cents(1234567),
    dashedPrice: cents(9876543),
    saving: cents(8641975320),
    total: cents(14814814680),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const Dark = Three.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
