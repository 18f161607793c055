import { cents } from "@petbox/domain/money/cents";
import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, fn } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { CouponBar } from "../../commerce/CouponBar/index.ts";
import { GiftLine } from "../../commerce/GiftLine/index.ts";
import { SummaryCard } from "../../commerce/SummaryCard/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { BottomBar } from "../BottomBar/index.ts";
import { StepBeside } from "./StepBeside.tsx";
import { StepContent } from "./StepContent.tsx";
import { StepLayout } from "./StepLayout.tsx";
import { StepTop } from "./StepTop.tsx";

const ownFrame = { story: { inline: false, height: "560px" } };

const phases = [
  { name: "Seu pet", steps: 5 },
  { name: "Sua caixa", steps: 4 },
  { name: "Entrega e pagamento", steps: 2 },
];

const question = (
  <Stack gap="s6">
    <Heading headingLevel={1}>Qual é o nome do seu pet?</Heading>
    <TextField name="name" label="Nome" hint="Pode ser apelido." />
    <BottomBar>
      <Button>Continuar</Button>
    </BottomBar>
  </Stack>
);

const meta = preview.meta({
  component: StepLayout,
  title: "Componentes/Navegação/StepLayout",
  parameters: {
    layout: "fullscreen",
    // The whole frame is checked here, for all pages.
    a11y: { context: { exclude: [] } },
    componentNotes: {
      purpose:
        "A moldura de um passo da assinatura: uma pergunta por tela, o caminho no alto, a volta sempre ali e a ação principal sob o polegar. O que muda de passo a passo fica em StepContent, com o resumo ao lado da coluna em telas largas, e acima dela nas outras; a moldura permanece. O que fica acima de tudo, como a barra do cupom, vem de dentro do passo, em StepTop; e em StepBeside, o que fica ao lado da coluna em telas largas e numa tira acima dela nas outras, no lugar que hasBeside reserva. As palavras da volta e do progresso vão em back e progress. Na troca de passo, a pergunta entra pelo lado de onde vem, e a pata anda.",
      synonyms: ["passo a passo", "wizard"],
      alternatives: {
        PageLayout: "é uma página do site ou da área do assinante",
        Container: "é só a largura de uma faixa",
      },
      keyboard: {
        Tab: "Começa no atalho ao conteúdo; depois cabeçalho, volta e resposta. O que recebe o foco nunca fica sob a barra.",
      },
      announcements: [
        "“Pular para o conteúdo, link”",
        "“Seu caminho, navegação”, “Voltar, link”, “Seu progresso, lista, 3 itens”",
        "“conteúdo principal”, e a pergunta",
        "“Resumo, complementar”",
      ],
    },
    docs: ownFrame,
  },
  args: {
    back: { href: "#antes" },
    progress: { step: 4, phases },
    children: <StepContent>{question}</StepContent>,
  },
});

export const Plain = meta.story({
  name: "Simples",
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole("main");
    await expect(main).toHaveAttribute("id", "conteudo");
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "#antes");
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Passo 4 de 11");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Pular para o conteúdo" })).toHaveFocus();
    await expect(canvas.getByRole("textbox").getBoundingClientRect().width).toBeLessThanOrEqual(560);
  },
});

const summary = (
  <Stack>
    <SummaryCard plan="Anual" validity="12 meses" firstBoxShipping="Frete Grátis" />
    <GiftLine quantity={2} item="Bolinhas" />
  </Stack>
);

const withAside = (
  <>
    <StepTop>
      <CouponBar name="AMIGO20" discount={cents(2000)} />
    </StepTop>
    <StepContent aside={summary}>{question}</StepContent>
  </>
);

export const WithAside = meta.story({
  name: "Com coluna ao lado",
  args: { children: withAside },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole("complementary", { name: "Resumo" }).getBoundingClientRect();
    const field = canvas.getByRole("textbox").getBoundingClientRect();
    await expect(aside.left).toBeGreaterThan(field.right);
    const coupon = canvas.getByText("AMIGO20").getBoundingClientRect();
    await expect(coupon.bottom).toBeLessThanOrEqual(canvas.getByRole("banner").getBoundingClientRect().top);
  },
});

export const WithAsideOnAPhone = meta.story({
  name: "Com coluna ao lado, no celular",
  args: { children: withAside },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Continuar" });
    const bar = button.closest("[data-bottom-bar]")?.getBoundingClientRect();
    await expect(Math.round(bar?.bottom ?? 0)).toBe(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AsideOnlyWhenWide = meta.story({
  name: "Coluna só em tela larga",
  args: {
    children: (
      <StepContent aside={summary} asideWhenWide>
        {question}
      </StepContent>
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
});

export const Wide = meta.story({
  name: "Com a largura da página",
  args: { children: <StepContent width="page">{question}</StepContent> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox").getBoundingClientRect().width).toBeGreaterThan(560);
  },
});

export const AnotherNameOfTheAside = meta.story({
  name: "Com outro nome da coluna ao lado",
  args: {
    children: (
      <StepContent aside={summary} asideLabel="Sua assinatura">
        {question}
      </StepContent>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: "Sua assinatura" })).toBeVisible();
  },
});

const withBeside = (
  <>
    <StepContent>{question}</StepContent>
    <StepBeside label="Seu pet">
      <GiftLine quantity={2} item="Bolinhas" />
    </StepBeside>
  </>
);

export const WithSomethingBeside = meta.story({
  name: "Com algo ao lado: os dois no centro",
  args: { children: withBeside, hasBeside: true },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole("main").getBoundingClientRect();
    const field = canvas.getByRole("textbox").getBoundingClientRect();
    const beside = canvas.getByRole("complementary", { name: "Seu pet" }).getBoundingClientRect();
    await expect(beside.left).toBeGreaterThan(field.right);
    await expect(Math.abs(field.left - main.left - (main.right - beside.right))).toBeLessThanOrEqual(2);
  },
});

export const WithSomethingBesideOnAPhone = meta.story({
  name: "Com algo ao lado, no celular: acima da pergunta",
  args: { children: withBeside, hasBeside: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const beside = canvas.getByRole("complementary", { name: "Seu pet" }).getBoundingClientRect();
    await expect(beside.height).toBe(72);
    await expect(beside.bottom).toBeLessThanOrEqual(
      canvas.getByRole("heading", { level: 1 }).getBoundingClientRect().top,
    );
  },
});

const back = fn();

export const BackByAction = meta.story({
  name: "Voltar por ação",
  args: { back: { onBack: back }, progress: undefined },
  beforeEach: () => {
    back.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Voltar" }));
    await expect(back).toHaveBeenCalledTimes(1);
  },
});

/** Changes the step. @returns the animations: what moves, how, and for how long. */
async function goTo(step: string, canvas: { getByRole: (role: "button", options: { name: string }) => HTMLElement }) {
  flushSync(() => canvas.getByRole("button", { name: step }).click());
  const animations = document.getAnimations();
  const moves = animations.flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return [];
    const from = effect.getKeyframes()[0];
    return [{ part: effect.target?.tagName, from: String(from?.transform), duration: effect.getTiming().duration }];
  });
  await Promise.all(animations.map(({ finished }) => finished));
  return moves;
}

export const ChangesTheStep = meta.story({
  name: "Troca de passo: a pergunta entra pelo lado de onde vem",
  render: function Steps(args) {
    const [step, setStep] = useState(2);
    return (
      <StepLayout {...args} progress={{ step, phases }}>
        <StepContent key={step}>
          <Heading headingLevel={1}>Passo {step}</Heading>
          {[2, 3].map((each) => (
            <Button key={each} onClick={() => setStep(each)}>
              Passo {each}
            </Button>
          ))}
        </StepContent>
      </StepLayout>
    );
  },
  play: async ({ canvas }) => {
    const on = await goTo("Passo 3", canvas);
    await expect(canvas.getByRole("heading", { name: "Passo 3" })).toBeVisible();
    await expect(on).toContainEqual({ part: "H1", from: "translateX(12px)", duration: 200 });
    await expect(on).toContainEqual(expect.objectContaining({ part: "svg", duration: 200 }));
    const back = await goTo("Passo 2", canvas);
    await expect(back).toContainEqual(expect.objectContaining({ from: expect.stringMatching(/-12px|-1 \* 12px/) }));
  },
});

export const ReducedMotion = ChangesTheStep.extend({
  name: "Sem movimento",
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const moves = await goTo("Passo 3", canvas);
    await expect(canvas.getByRole("heading", { name: "Passo 3" })).toBeVisible();
    for (const { duration } of moves) await expect(duration).toBeLessThanOrEqual(0.01);
  },
});

export const OtherWords = meta.story({
  args: {
    back: { href: "#planos", label: "Voltar aos planos" },
    progress: { step: 4, phases, texts: { label: "Assinatura do Bob" } },
    texts: { skipLabel: "Ir à pergunta" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Voltar aos planos" })).toHaveAttribute("href", "#planos");
    await expect(canvas.getByRole("progressbar", { name: "Assinatura do Bob" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ir à pergunta" })).toBeInTheDocument();
  },
});

export const LongestText = meta.story({
  args: {
    back: { href: "#antes", label: "Voltar aos planos do Maximiliano" },
    progress: { step: 11, phases },
    children: (
      <StepContent aside={summary}>
        <Stack gap="s6">
          <Heading headingLevel={1}>
            Qual é o porte do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti?
          </Heading>
          <BottomBar note="R$ 12.345,67 por mês no plano anual">
            <Button>Continuar</Button>
          </BottomBar>
        </Stack>
      </StepContent>
    ),
  },
});

export const Dark = WithAside.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
