import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { MotionSpecimen } from "./specimens/MotionSpecimen.tsx";

const meta = preview.meta({
  title: "Tokens/Movimento",
  parameters: {
    layout: "padded",
    docs: {
      description: {
        component:
          "Só `transform` e `opacity` se movem, e nada se move sozinho. Para quem pede menos movimento as durações valem quase nada: um componente que usa estes tokens não precisa fazer mais nada.",
      },
    },
  },
});

export const Durations = meta.story({ name: "Durações", render: () => <MotionSpecimen /> });

export const Reduced = meta.story({
  name: "Movimento reduzido",
  globals: { motion: "reduced" },
  render: () => <MotionSpecimen />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mover" }));
    const runner = canvasElement.querySelector('[data-duration="slow"]');
    await waitFor(() => expect(runner && getComputedStyle(runner).transitionDuration).toBe("1e-05s"));
  },
});
