import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { ActionCards } from "./ActionCards.tsx";
import { ChoiceCards } from "./ChoiceCards.tsx";
import { RadioCards } from "./RadioCards.tsx";

/** A placeholder for the server's pictures: a head on a tinted shape. */
function picture(color: string, ear: number): { src: string; width: number; height: number } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><circle cx="60" cy="60" r="58" fill="#f3ecff"/><g fill="${color}"><circle cx="60" cy="64" r="32"/><ellipse cx="34" cy="46" rx="12" ry="${ear}"/><ellipse cx="86" cy="46" rx="12" ry="${ear}"/></g><circle cx="49" cy="60" r="4"/><circle cx="71" cy="60" r="4"/><ellipse cx="60" cy="74" rx="7" ry="5"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 120, height: 120 };
}

const species = [
  { value: "dog", title: "Cachorro", image: picture("#c98b4e", 22) },
  { value: "cat", title: "Gato", image: picture("#8d8f99", 14) },
] as const;

const sizes = [
  { value: "micro", title: "Micro", description: "até 4kg", image: picture("#c98b4e", 12) },
  { value: "pequeno", title: "Pequeno", description: "5 a 9kg", image: picture("#8a5a33", 18) },
  { value: "medio", title: "Médio", description: "10 a 24kg", image: picture("#5c4636", 22) },
  { value: "grande", title: "Grande", description: "mais de 25kg", image: picture("#3b3230", 26) },
] as const;

const meta = preview.meta({
  component: ChoiceCards,
  subcomponents: { RadioCards, ActionCards },
  title: "Componentes/Formulários/ChoiceCards",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma escolha por figuras, grande o bastante para o polegar. Com name, os cartões são botões de rádio e vão com o formulário; com onChoose, cada cartão salva ao ser tocado, e por isso as setas não escolhem.",
      synonyms: ["opções", "radio cards", "escolha", "filtro", "chip"],
      alternatives: {
        RadioGroup: "as opções são só palavras",
        PlanCard: "se escolhe um plano",
      },
      keyboard: {
        Setas: "Com name: escolhem o cartão seguinte ou o anterior. Com onChoose: nada.",
        Tab: "Com name: entra no grupo e sai dele. Com onChoose: vai de cartão em cartão.",
        "Enter ou Espaço": "Com onChoose: escolhe e salva; enquanto salva, nada acontece e o foco fica.",
      },
      announcements: [
        "“Qual é o porte do Bob?, grupo; Micro até 4kg, botão de opção, 1 de 2”",
        "com onChoose: “Gato, botão de alternância, pressionado”",
        "enquanto salva: “Salvando…”",
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
});

export const Radios = meta.story({
  name: "Valor de formulário",
  args: { label: "Qual é o porte do Bob?", name: "porte", cards: sizes, onValueChange: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("the whole card can be pressed", async () => {
      await userEvent.click(canvas.getByText("até 4kg"));
      await expect(canvas.getByRole("radio", { name: /Micro/ })).toBeChecked();
    });
    await step("the arrows choose and go round", async () => {
      await userEvent.keyboard("{ArrowRight}");
      await expect(canvas.getByRole("radio", { name: /Pequeno/ })).toBeChecked();
      if ("onValueChange" in args) await expect(args.onValueChange).toHaveBeenLastCalledWith("pequeno");
      await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
      await expect(canvas.getByRole("radio", { name: /Grande/ })).toBeChecked();
    });
  },
});

export const SavesAtOnce = meta.story({
  name: "Salva ao tocar",
  args: { label: "Quem vai receber a caixa?", cards: species, chosen: "cat", onChoose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const dog = canvas.getByRole("button", { name: "Cachorro" });
    await expect(canvas.getByRole("button", { name: "Gato" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await expect(dog).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect("onChoose" in args && args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(dog);
    await expect("onChoose" in args && args.onChoose).toHaveBeenCalledTimes(3);
    await expect("onChoose" in args && args.onChoose).toHaveBeenLastCalledWith("dog");
  },
});

export const Pending = meta.story({
  name: "Salvando",
  args: { ...SavesAtOnce.input.args, chosen: "cat", pendingValue: "dog", onChoose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Salvando…");
    await userEvent.click(canvas.getByRole("button", { name: "Gato" }));
    canvas.getByRole("button", { name: "Cachorro" }).focus();
    await userEvent.keyboard("{Enter} ");
    await expect("onChoose" in args && args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Cachorro" })).toHaveFocus();
  },
});

export const WithHint = meta.story({
  name: "Com dica, já escolhido",
  args: { ...Radios.input.args, hint: "Na dúvida, escolha o maior.", defaultValue: "medio" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Na dúvida, escolha o maior.");
    await expect(canvas.getByRole("radio", { name: /Médio/ })).toBeChecked();
  },
});

export const WithError = meta.story({
  args: { ...Radios.input.args, error: "Escolha o porte do seu pet." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Escolha o porte do seu pet.");
  },
});

export const NotSaved = meta.story({
  name: "Não salvou",
  args: {
    ...SavesAtOnce.input.args,
    onChoose: fn(),
    hint: "Dá para trocar depois.",
    error: "Não conseguimos salvar agora. Toque de novo.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "Dá para trocar depois. Não conseguimos salvar agora. Toque de novo.",
    );
  },
});

export const Disabled = meta.story({
  name: "Uma opção desativada",
  args: {
    label: "Escolha a trilha",
    name: "trilha",
    defaultValue: "a",
    cards: [
      { value: "a", title: "Petiscos", description: "Cinco petiscos todo mês", image: sizes[0].image },
      { value: "b", title: "Brinquedos", description: "Três brinquedos todo mês", image: sizes[1].image },
      { value: "c", title: "Completa", description: "Esgotada neste mês", image: sizes[2].image, disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Completa"));
    await expect(canvas.getByRole("radio", { name: /Petiscos/ })).toBeChecked();
    canvas.getByRole("radio", { name: /Petiscos/ }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: /Brinquedos/ })).toBeChecked();
  },
});

export const WithoutPictures = meta.story({
  name: "Sem imagens",
  args: {
    label: "Restrição alimentar",
    labelHidden: true,
    name: "restricao",
    defaultValue: "pode_tudo",
    cards: [
      { value: "sem_proteina", title: "Proteína Animal" },
      { value: "pode_tudo", title: "Nennhum" },
    ],
  },
});

export const PictureMissing = meta.story({
  name: "Imagem que não carrega",
  args: {
    label: "Quem vai receber a caixa?",
    cards: [
      { value: "dog", title: "Cachorro", image: { src: "data:image/png;base64,AAAA", width: 120, height: 120 } },
      species[1],
    ],
    onChoose: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [broken, whole] = canvas.getAllByRole("button");
    await expect(broken?.getBoundingClientRect().height).toBe(whole?.getBoundingClientRect().height);
    await userEvent.click(canvas.getByText("Cachorro"));
    await expect("onChoose" in args && args.onChoose).toHaveBeenCalledWith("dog");
  },
});

export const NoCards = meta.story({
  name: "Nenhum cartão",
  args: { label: "Qual é o porte do Bob?", name: "porte", cards: [] },
});

export const Markup = meta.story({
  name: "HTML em um cartão é só texto",
  args: {
    label: "Porte",
    name: "porte",
    cards: [{ value: "x", title: "<b>Micro</b>", description: "<script>alert('oi')</script>" }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("<b>Micro</b>")).toBeVisible();
    await expect(canvasElement.querySelector("b, script")).toBeNull();
  },
});

const oneSize = [sizes[0]];

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <ChoiceCards name="normal" label="Normal" cards={oneSize} />
      <ChoiceCards name="ponteiro" className="hover" label="Sob o ponteiro" cards={oneSize} />
      <ChoiceCards name="foco" className="focus" label="Com foco" cards={oneSize} />
      <ChoiceCards name="apertado" className="active" label="Apertado" cards={oneSize} />
      <ChoiceCards name="escolhido" label="Escolhido" cards={oneSize} defaultValue="micro" />
      <ChoiceCards name="errado" label="Errado" cards={oneSize} error="Escolha o porte do seu pet." />
      <ChoiceCards name="desativado" label="Desativado" cards={oneSize} disabled />
      <ChoiceCards className="focus" label="Botão com foco" cards={oneSize} onChoose={() => undefined} />
      <ChoiceCards label="Botão escolhido" cards={oneSize} chosen="micro" onChoose={() => undefined} />
      <ChoiceCards label="Botão que salva" cards={oneSize} pendingValue="micro" onChoose={() => undefined} />
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: [".hover label"],
      focusVisible: [".focus input", ".focus button"],
      active: [".active label"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    label: "Qual destas caixas combina mais com o Maximiliano Bartolomeu Terceiro?",
    name: "caixa",
    hint: "Na dúvida, escolha a maior: o que sobrar fica para o mês que vem.",
    cards: [
      {
        value: "1",
        title: "Superextraordinariamente grande",
        description: "Para quem pesa mais de 25kg e ainda acha pouco",
        image: sizes[3].image,
      },
      { value: "2", title: "Médio", description: "petisco".repeat(29), image: sizes[2].image },
    ],
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
export const ReducedMotion = Radios.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByText("Micro").closest("label");
    if (card === null) throw new Error("O cartão não está na página.");
    await userEvent.click(card);
    for (const part of [card, ...card.querySelectorAll("*")]) {
      await expect(["0s", "1e-05s"]).toContain(getComputedStyle(part).transitionDuration.split(",")[0]);
    }
  },
});
