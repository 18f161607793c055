import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = preview.meta({
  component: Spinner,
  title: "Componentes/Status/Spinner",
  parameters: { layout: "padded" },
});

export const Named = meta.story({
  args: { label: "Procurando o CEP" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Procurando o CEP" })).toBeVisible();
  },
});
export const Sizes = meta.story({
  render: () => (
    <Inline>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </Inline>
  ),
});
export const BesideWords = meta.story({
  render: () => (
    <Inline>
      <Spinner size="small" />
      <Text>Procurando o endereço…</Text>
    </Inline>
  ),
});
