import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { Grid } from "../../foundations/Grid/Grid.tsx";
import { storyPictures } from "../OfferCard/storyPictures.ts";
import { StepCard } from "./StepCard.tsx";

const meta = preview.meta({
  component: StepCard,
  title: "Componentes/Comércio/StepCard",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Um passo numerado de “como funciona”: figura, número, título e uma linha. Com `state`, mostra também onde a pessoa está.",
      instead: {
        Timeline: "são as etapas de um envio, com datas",
        FunnelProgress: "é o caminho da assinatura",
        SlideDeck: "se lê um passo de cada vez",
      },
      keyboard: {},
      heard: ["“Passo 1: Conte sobre o seu pet, título” e a linha", "no passo da vez: “etapa atual, Você está aqui”"],
    },
  },
  args: {
    number: 1,
    title: "Conte sobre o seu pet",
    children: "Porte, raça e o que ele não pode comer.",
    image: storyPictures.bone,
  },
  render: (args) => (
    <Grid>
      <StepCard {...args} />
    </Grid>
  ),
});

export const Explained = meta.story({
  name: "Com explicação",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Passo 1: Conte sobre o seu pet" })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

const steps = [
  { number: 1, title: "Conte sobre o seu pet", text: "Porte, raça e o que ele não pode comer.", state: "done" },
  { number: 2, title: "Escolha a trilha", text: "Brinquedos, petiscos ou os dois.", state: "current" },
  { number: 3, title: "Receba em casa", text: "Todo mês, sem sair do sofá.", state: "coming" },
] as const;
const pictures = [storyPictures.bone, storyPictures.ball, storyPictures.box];

export const Sequence = meta.story({
  name: "Em sequência",
  render: (args) => (
    <Grid list>
      {steps.map(({ text, ...step }, index) => (
        <li key={step.number}>
          <StepCard {...args} {...step} image={pictures[index]}>
            {text}
          </StepCard>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    const current = canvasElement.querySelectorAll("[aria-current=step]");
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent("Você está aqui");
    await expect(canvas.getByText("Concluído")).toBeVisible();
    for (const item of canvas.getAllByRole("listitem")) {
      await expect(item.firstElementChild?.getBoundingClientRect().height).toBe(item.getBoundingClientRect().height);
    }
  },
});

export const WithoutPicture = meta.story({ name: "Sem imagem", args: { image: undefined } });

export const PictureThatFails = meta.story({
  name: "Imagem que não carrega",
  args: { image: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
});

export const LongestText = meta.story({
  args: {
    number: 12,
    state: "current",
    title: "Conte tudo sobre o Maximiliano Bartolomeu Terceiro de Albuquerque",
    children: "Rua Doutor Otorrinolaringologistas Reunidos, 12345: o endereço mais longo de todos, que quebra a linha.",
  },
});

export const Dark = Sequence.extend({ globals: { theme: "dark" } });

export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
