import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = preview.meta({
  component: Spinner,
  title: "Componentes/Status/Spinner",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "O sinal de que algo pequeno está em andamento, ao lado do que espera: uma busca, uma conferência. Tem a cor do texto em volta. Para quem pediu menos movimento, fica parado.",
      synonyms: ["carregando", "loading", "loader"],
      alternatives: {
        Skeleton: "se sabe o que vai aparecer e de que tamanho",
        LoadingOverlay: "a página inteira tem de esperar",
        ProgressBar: "se sabe quanto falta",
        Button: "com `pending`, quando é o próprio botão que espera",
      },
      keyboard: {},
      announcements: ["com `label`: “Procurando o CEP, imagem”", "sem ele, nada: as palavras ao lado já dizem"],
    },
  },
});

export const Named = meta.story({
  name: "Com nome",
  args: { label: "Procurando o CEP" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Procurando o CEP" })).toBeVisible();
  },
});

export const Sizes = meta.story({
  name: "Tamanhos",
  render: () => (
    <Inline>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </Inline>
  ),
});

export const BesideWords = meta.story({
  name: "Ao lado das palavras",
  render: () => (
    <Inline>
      <Spinner size="small" />
      <Text>Procurando o endereço…</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    // The text says it already: the sign is silent.
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

export const ColorOfItsText = meta.story({
  name: "Na cor do texto",
  render: () => (
    <Inline>
      {(["ink", "soft", "success", "danger"] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          <Spinner label={`Aguarde (${tone})`} />
        </Text>
      ))}
    </Inline>
  ),
});

export const LongestText = meta.story({
  render: () => (
    <Text>
      <Spinner size="small" data-testid="spinner" /> Procurando o endereço do Maximiliano Bartolomeu Terceiro na Rua
      Professora Maria de Lourdes Vieira…
    </Text>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTestId("spinner").getBoundingClientRect();
    await expect(canvas.getByTestId("spinner")).toBeVisible();
    await expect(Math.round(width)).toBe(Math.round(height));
  },
});

export const Dark = ColorOfItsText.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Named.extend({
  name: "Sem movimento",
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole("img");
    await expect(getComputedStyle(spinner).animationIterationCount).toBe("0");
    await expect(spinner).toBeVisible();
  },
});
