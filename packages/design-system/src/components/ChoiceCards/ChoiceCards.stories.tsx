import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ChoiceCards } from "./ChoiceCards.tsx";

/** Stands for the pictures of the server: a head on a tinted shape. */
function picture(color: string, ear: number): { src: string; width: number; height: number } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><circle cx="60" cy="60" r="58" fill="#f3ecff"/><g fill="${color}"><circle cx="60" cy="64" r="32"/><ellipse cx="34" cy="46" rx="12" ry="${ear}"/><ellipse cx="86" cy="46" rx="12" ry="${ear}"/></g><circle cx="49" cy="60" r="4"/><circle cx="71" cy="60" r="4"/><ellipse cx="60" cy="74" rx="7" ry="5"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 120, height: 120 };
}

const species = [
  { value: "dog", title: "Cachorro", image: picture("#c98b4e", 22) },
  { value: "cat", title: "Gato", image: picture("#8d8f99", 14) },
] as const;

const sizes = [
  { value: "micro", title: "Micro", help: "até 4kg", image: picture("#c98b4e", 12) },
  { value: "pequeno", title: "Pequeno", help: "5 a 9kg", image: picture("#8a5a33", 18) },
  { value: "medio", title: "Médio", help: "10 a 24kg", image: picture("#5c4636", 22) },
  { value: "grande", title: "Grande", help: "mais de 25kg", image: picture("#3b3230", 26) },
] as const;

const meta = preview.meta({
  component: ChoiceCards<string>,
  title: "Componentes/Formulários/ChoiceCards",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
});

export const Radios = meta.story({
  name: "Valor de formulário",
  args: { legend: "Qual é o porte do Bob?", name: "porte", cards: sizes, onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Micro"));
    await expect(canvas.getByRole("radio", { name: /Micro/ })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /Pequeno/ })).toBeChecked();
    if ("onValueChange" in args) await expect(args.onValueChange).toHaveBeenLastCalledWith("pequeno");
  },
});

export const SavesAtOnce = meta.story({
  name: "Salva ao tocar",
  args: { legend: "Quem vai receber a caixa?", cards: species, chosen: "cat", onChoose: fn() },
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

export const Busy = meta.story({
  name: "Salvando",
  args: { ...SavesAtOnce.input.args, chosen: "cat", busyValue: "dog", onChoose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Salvando…");
    await userEvent.click(canvas.getByRole("button", { name: "Gato" }));
    await expect("onChoose" in args && args.onChoose).not.toHaveBeenCalled();
  },
});

export const WithHint = meta.story({
  name: "Com dica, já escolhido",
  args: { ...Radios.input.args, hint: "Na dúvida, escolha o maior.", defaultValue: "medio" },
});

export const WithError = meta.story({
  name: "Com erro",
  args: { ...Radios.input.args, error: "Escolha o porte do seu pet." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Escolha o porte do seu pet.");
  },
});

export const Disabled = meta.story({
  name: "Uma opção desativada",
  args: {
    legend: "Escolha a trilha",
    name: "trilha",
    defaultValue: "a",
    cards: [
      { value: "a", title: "Petiscos", help: "Cinco petiscos todo mês", image: sizes[0].image },
      { value: "b", title: "Brinquedos", help: "Três brinquedos todo mês", image: sizes[1].image },
      { value: "c", title: "Completa", help: "Esgotada neste mês", image: sizes[2].image, disabled: true },
    ],
  },
});

export const WithoutPictures = meta.story({
  name: "Sem imagens",
  args: {
    legend: "Restrição alimentar",
    legendHidden: true,
    name: "restricao",
    defaultValue: "pode_tudo",
    cards: [
      { value: "sem_proteina", title: "Proteína Animal" },
      { value: "pode_tudo", title: "Nennhum" },
    ],
  },
});

export const Long = meta.story({
  name: "Textos longos, em 320 px",
  args: {
    legend: "Qual destas caixas combina mais com o Maximiliano Bartolomeu Terceiro?",
    name: "caixa",
    cards: [
      {
        value: "1",
        title: "Superextraordinariamente grande",
        help: "Para quem pesa mais de 25kg e ainda acha pouco",
        image: sizes[3].image,
      },
      { value: "2", title: "Médio", help: "10 a 24kg", image: sizes[2].image },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("main > div")?.scrollWidth).toBe(288);
  },
});
