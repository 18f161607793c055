import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { visuallyHiddenDocs } from "./VisuallyHidden.docs.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = preview.meta({
  component: VisuallyHidden,
  title: "Fundamentos/Texto/VisuallyHidden",
  parameters: { layout: "padded", documentation: visuallyHiddenDocs },
});

export const BesideAPrice = meta.story({
  name: "Ao lado de um preço",
  render: () => (
    <Text>
      <VisuallyHidden>Preço: </VisuallyHidden>R$ 79,90
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("Preço:");
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(hidden.parentElement).toHaveTextContent("Preço: R$ 79,90");
  },
});

export const Dark = BesideAPrice.extend({ globals: { theme: "dark" } });
export const Narrow = BesideAPrice.extend({ globals: { viewport: { value: "narrow" } } });
