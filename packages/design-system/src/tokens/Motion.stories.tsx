import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { Text } from "../components/foundations/Text/Text.tsx";
import { light } from "./generated/light.ts";
import { MotionSpecimen } from "./specimens/MotionSpecimen.tsx";
import { List, Row } from "./specimens/specimens.styles.ts";
import { TokenName } from "./specimens/TokenName.tsx";

const meta = preview.meta({
  title: "Tokens/Movimento",
  parameters: {
    synonyms: ["motion", "animação", "animation", "duration", "duração", "easing", "transição"],
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

export const Easing = meta.story({
  name: "Curvas e repetição",
  render: () => (
    <List>
      {Object.entries(light.easing).map(([name, value]) => (
        <Row key={name}>
          <TokenName name={`easing.${name}`} value={value} />
          <Text>Começa depressa e chega devagar: a curva de tudo o que entra ou muda de lugar.</Text>
        </Row>
      ))}
      {Object.entries(light.repeat).map(([name, value]) => (
        <Row key={name}>
          <TokenName name={`repeat.${name}`} value={value} />
          <Text>Quantas vezes gira o que espera. Com menos movimento, nenhuma.</Text>
        </Row>
      ))}
    </List>
  ),
});

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
