import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Card } from "../../foundations/Card/Card.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({
  component: Skeleton,
  title: "Componentes/Status/Skeleton",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Guarda o lugar do que ainda não chegou, do mesmo tamanho, para que nada se mexa quando chegar. Uma linha de texto toma a altura do texto em volta.",
      synonyms: ["esqueleto", "carregando", "placeholder"],
      alternatives: {
        Spinner: "não se sabe o que vem, ou é só uma conferência",
        LoadingOverlay: "algo está sendo salvo",
        EmptyState: "já se sabe que não há nada",
      },
      keyboard: {},
      announcements: ["nada: diga uma vez, ao lado, o que está sendo carregado"],
    },
  },
});

export const Default = meta.story({ args: { width: "medium" } });

export const Shapes = meta.story({
  name: "Formas",
  render: () => (
    <Stack>
      <Skeleton shape="circle" />
      <Skeleton shape="title" width="medium" />
      <Skeleton />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </Stack>
  ),
});

export const Widths = meta.story({
  name: "Larguras",
  render: () => (
    <Stack>
      {(["full", "long", "medium", "short"] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
});

export const SameHeightAsText = meta.story({
  name: "Da altura do texto",
  render: () => (
    <Card>
      <Text data-testid="text">Plano anual do Bob</Text>
      <Skeleton data-testid="skeleton" />
    </Card>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(height("skeleton")).toBe(height("text"));
    await expect(canvas.getByTestId("skeleton")).toHaveAttribute("aria-hidden", "true");
  },
});

export const Dark = Shapes.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = Widths.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Shapes.extend({
  name: "Sem movimento",
  render: () => <Skeleton shape="card" data-testid="skeleton" />,
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const { animationIterationCount, opacity } = getComputedStyle(canvas.getByTestId("skeleton"));
    await expect(animationIterationCount).toBe("0");
    await expect(opacity).toBe("1");
  },
});
