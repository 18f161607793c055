import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Card } from "../Card/Card.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({
  component: Skeleton,
  title: "Componentes/Status/Skeleton",
  parameters: { layout: "padded" },
});

export const Shapes = meta.story({
  render: () => (
    <Stack>
      <Skeleton shape="circle" />
      <Skeleton shape="title" width="medium" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="short" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </Stack>
  ),
});

export const SameHeightAsText = meta.story({
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
