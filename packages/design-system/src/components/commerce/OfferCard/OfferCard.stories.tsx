import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Container } from "../../foundations/Container/index.ts";
import { Grid } from "../../foundations/Grid/index.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Skeleton } from "../../status/Skeleton/index.ts";
import { OfferCard } from "./OfferCard.tsx";
import { OfferCardSkeleton } from "./OfferCardSkeleton.tsx";

const meta = preview.meta({
  component: OfferCard,
  title: "Componentes/Comércio/OfferCard",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "A moldura de tudo o que se oferece: a fita na borda, a marca de escolhido e um só botão, que toma o cartão inteiro. Monte com ela um cartão novo; os que já existem são feitos dela.",
      synonyms: ["oferta", "cartão de escolha"],
      alternatives: {
        TrackCard: "é uma trilha",
        PlanCard: "é um plano",
        ExtraItemCard: "é um item a mais na caixa",
        ChoiceCards: "é a resposta a uma pergunta, e não algo que se compra",
        Card: "não há o que apertar",
      },
      keyboard: {
        Tab: "Passa ao botão do cartão: há só um.",
        "Enter ou Espaço": "Escolhe. Enquanto salva, nada acontece e o foco fica.",
      },
      announcements: [
        "“Quero este kit Kit de boas-vindas, botão de alternância”: o nome diz de que cartão é",
        "escolhido: “pressionado”",
        "salvando: “Carregando, indisponível”",
      ],
    },
  },
  args: {
    name: "Kit de boas-vindas",
    chosenText: "Escolhido",
    actionText: "Quero este kit",
    onChoose: fn(),
    children: (
      <>
        <Heading headingLevel={2}>Kit de boas-vindas</Heading>
        <Text tone="soft">Uma coleira, uma bolinha e um petisco.</Text>
      </>
    ),
  },
  render: (args) => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <OfferCard {...args} />
    </Container>
  ),
});

export const Plain = meta.story({
  name: "À venda",
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Quero este kit Kit de boas-vindas" });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter} ");
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
    // The hit area of the button covers the card.
    const card = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 24, card.top + 24)).toBe(button);
  },
});

export const Noticed = meta.story({ name: "Com fita", args: { ribbon: "Novidade" } });

export const Chosen = meta.story({
  name: "Escolhido",
  args: { chosen: true, ribbon: "Novidade" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Escolhido")).toBeVisible();
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  },
});

export const ChosenInANarrowColumn = meta.story({
  name: "Escolhido, numa coluna estreita: só o sinal, e nada por cima do conteúdo",
  args: { chosen: true, ribbon: "Mais popular", style: { width: "14rem" } },
  play: async ({ canvas }) => {
    const ribbon = canvas.getByText("Mais popular").getBoundingClientRect();
    const mark = canvas.getByText("Escolhido").parentElement?.getBoundingClientRect();
    const content = canvas.getByRole("heading").getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThanOrEqual(ribbon.right);
    await expect(mark?.bottom).toBeLessThanOrEqual(content.top);
  },
});

export const Pending = meta.story({
  name: "Salvando",
  args: { pending: true, texts: { pendingLabel: "Guardando a sua escolha" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Guardando a sua escolha" }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  name: "Enquanto outro salva",
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const States = meta.story({
  render: ({ children, ...args }) => (
    <Container style={{ paddingBlock: "2rem" }}>
      <Grid tile="large">
        {everyPointerState.map((state) => (
          <OfferCard key={state} {...args} id={state} name={`Kit (${pointerStates[state]})`}>
            {children}
          </OfferCard>
        ))}
        <OfferCard {...args} name="Kit (escolhido, sob o ponteiro)" id="hover-chosen" chosen ribbon="Novidade">
          {children}
        </OfferCard>
        <OfferCard {...args} name="Kit (outro salva)" disabled>
          {children}
        </OfferCard>
      </Grid>
    </Container>
  ),
  parameters: {
    pseudo: {
      hover: ["[id^=hover]", "[id^=hover] button"],
      focusVisible: ["#focus button"],
      active: ["#active", "#active button"],
    },
  },
});

export const Loading = meta.story({
  render: () => (
    <Container width="column" style={{ paddingBlock: "2rem" }}>
      <OfferCardSkeleton data-testid="skeleton">
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
      </OfferCardSkeleton>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("skeleton")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const LongestText = meta.story({
  args: {
    name: "Kit do Maximiliano Bartolomeu Terceiro",
    ribbon: "O preferido de quem tem mais de um cachorro em casa",
    chosen: true,
    chosenText: "Escolhido pelo Maximiliano Bartolomeu Terceiro",
    actionText: "Quero o kit de boas-vindas do Maximiliano Bartolomeu Terceiro",
    children: (
      <>
        <Heading headingLevel={2}>{"Kit de boas-vindas ".repeat(10)}</Heading>
        <Text tone="soft">Uma coleira, uma bolinha e um petisco.</Text>
      </>
    ),
  },
});

export const Dark = States.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
