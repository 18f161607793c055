import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Divider } from "./Divider.tsx";

const meta = preview.meta({
  component: Divider,
  title: "Fundamentos/Layout/Divider",
  parameters: { layout: "padded" },
});

export const BetweenParts = meta.story({
  render: () => (
    <Stack>
      <Text>Assinatura</Text>
      <Divider />
      <Text>Entrega</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toBeInTheDocument();
  },
});
