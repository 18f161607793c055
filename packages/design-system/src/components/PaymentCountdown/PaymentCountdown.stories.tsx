import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PaymentCountdown } from "./PaymentCountdown.tsx";

const meta = preview.meta({
  component: PaymentCountdown,
  title: "Componentes/Comércio/PaymentCountdown",
  args: { second: 0 },
});

export const Beginning = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("60")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Isso pode levar até 60 segundos");
  },
});
export const Middle = meta.story({
  args: { second: 37 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("23")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Faltam menos de 31 segundos");
  },
});
export const LastSecond = meta.story({ args: { second: 59 } });
export const Over = meta.story({
  args: { second: 75 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("O tempo de espera terminou");
  },
});
