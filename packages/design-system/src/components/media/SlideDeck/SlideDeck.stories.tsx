import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { Image } from "../../foundations/Image/Image.tsx";
import { SlideDeck } from "./SlideDeck.tsx";
import { welcomeSlides } from "./storySlides.tsx";

const meta = preview.meta({
  component: SlideDeck,
  title: "Componentes/Mídia/SlideDeck",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Conta algo em partes, uma por tela e sempre na mesma ordem, como as boas-vindas de quem acabou de assinar. Só anda quando alguém anda. Os botões ficam no mesmo lugar do primeiro slide ao último, onde seguir vira concluir. Os textos com números se trocam por slideLabel e countText.",
      synonyms: ["slides", "apresentação"],
      alternatives: {
        Carousel: "a ordem não importa e dá para olhar de longe",
        FunnelProgress: "cada tela pede uma resposta",
      },
      keyboard: {
        "Seta à direita ou à esquerda": "Vai ao próximo slide ou ao anterior; num campo, fica no campo.",
        Tab: "Passa por Pular, pelo que se aperta no slide, por Voltar e por Próximo.",
        "Enter ou Espaço": "Aciona o botão com foco.",
      },
      announcements: [
        "“Boas-vindas, apresentação”",
        "“Slide 1 de 3, barra de progresso, 0%”",
        "ao andar, o foco vai ao título: “Slide 2 de 3, grupo”, “A caixa chega todo mês, título de nível 2”",
        "no último: “Concluir, botão”",
      ],
    },
  },
  args: { label: "Boas-vindas", slides: welcomeSlides, onFinish: fn(), onSkip: fn(), onSlideChange: fn() },
});

export const Default = meta.story({
  args: { texts: { finishLabel: "Criar meu Cupom" } },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole("progressbar", { name: "Slide 1 de 5" });
    await expect(bar).toHaveAttribute("value", "0");
    await expect(canvas.queryByRole("button", { name: "Voltar" })).toBeNull();
    const next = canvas.getByRole("button", { name: "Próximo" });
    const { bottom, right } = next.getBoundingClientRect();
    await userEvent.click(next);
    await expect(canvas.getByRole("heading", { name: "A caixa chega todo mês" })).toHaveFocus();
    await expect(canvas.queryByRole("heading", { name: "Que bom ter vocês aqui!" })).toBeNull();
    await expect(bar).toHaveAttribute("value", "25");
    await expect(bar).toHaveAccessibleName("Slide 2 de 5");
    await userEvent.click(canvas.getByRole("button", { name: "Voltar" }));
    await expect(canvas.getByRole("heading", { name: "Que bom ter vocês aqui!" })).toHaveFocus();
    for (const _ of welcomeSlides.slice(1)) await userEvent.click(next);
    await expect(args.onSlideChange).toHaveBeenLastCalledWith(4);
    await expect(bar).toHaveAttribute("value", "100");
    // Who does not want what the last slide offers can still go on.
    await expect(canvas.getByRole("button", { name: "Agora não" })).toBeVisible();
    const finish = canvas.getByRole("button", { name: "Criar meu Cupom" });
    // The buttons stay in place all the way.
    await expect(finish.getBoundingClientRect()).toMatchObject({ bottom, right });
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.click(finish);
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
  },
});

export const Skipped = meta.story({
  name: "Pulado",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pular" }));
    await expect(args.onSkip).toHaveBeenCalledTimes(1);
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  name: "Pelo teclado",
  args: {
    slides: [
      ...welcomeSlides.slice(0, 1),
      { title: "Como o seu pet se chama em casa?", text: <TextField name="apelido" label="Apelido" /> },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Pular" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onSlideChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("heading", { name: "Como o seu pet se chama em casa?" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("Bob{ArrowLeft}");
    await expect(canvas.getByRole("textbox", { name: "Apelido" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("heading", { name: "Que bom ter vocês aqui!" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    // An arrow stops at the last slide: only a press finishes.
    await expect(args.onFinish).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toHaveValue("Bob");
  },
});

export const SeveralAtOnce = meta.story({
  name: "Dois dedos e uma tecla de uma vez",
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole("button", { name: "Próximo" });
    // In one task, before any of them could be painted.
    next.click();
    next.click();
    next.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole("progressbar", { name: "Slide 4 de 5" })).toHaveAttribute("value", "75"),
    );
    await expect(args.onSlideChange).toHaveBeenCalledTimes(3);
  },
});

export const KeptByThePage = meta.story({
  name: "Guardado pela página",
  render: function Kept(args) {
    const [slide, setSlide] = useState(1);
    const keep = (next: number) => {
      args.onSlideChange?.(next);
      // The page vetoes the last slide.
      if (next < 4) setSlide(next);
    };
    return (
      <>
        <SlideDeck {...args} slide={slide} onSlideChange={keep} />
        <Button onClick={() => setSlide(0)}>Do começo</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const at = (slide: number) => canvas.findByRole("progressbar", { name: `Slide ${slide} de 5` });
    await at(2);
    const next = canvas.getByRole("button", { name: "Próximo" });
    await userEvent.click(next);
    await at(3);
    next.click();
    next.click();
    await at(4);
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(args.onSlideChange).toHaveBeenLastCalledWith(4);
    await at(4);
    await userEvent.click(canvas.getByRole("button", { name: "Do começo" }));
    await at(1);
    await expect(args.onSlideChange).toHaveBeenLastCalledWith(4);
  },
});

export const LastSlidePending = meta.story({
  name: "Última página, ocupada",
  args: { defaultSlide: 4, pending: true, texts: { finishLabel: "Criar meu Cupom", pendingLabel: "Criando o cupom" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Criando o cupom" }));
    await userEvent.click(canvas.getByRole("button", { name: "Voltar" }));
    await expect(args.onFinish).not.toHaveBeenCalled();
    await expect(args.onSlideChange).not.toHaveBeenCalled();
  },
});

export const OneSlide = meta.story({
  name: "Uma página",
  args: { slides: welcomeSlides.slice(0, 1) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Concluir" }));
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
  },
});

export const Empty = meta.story({
  name: "Vazio",
  args: { slides: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Não há nada para mostrar agora.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Concluir" }));
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
  },
});

export const BrokenPicture = meta.story({
  name: "Imagem que não carrega",
  args: {
    slides: welcomeSlides.map((slide) => ({
      ...slide,
      picture: <Image src="data:image/png;base64,AAAA" alt="" width={480} height={320} />,
    })),
  },
});

export const LongestText = meta.story({
  args: {
    defaultSlide: 1,
    slides: [
      ...welcomeSlides.slice(0, 1),
      {
        title: `<script>alert("au")</script> ${"Maximiliano Bartolomeu ".repeat(4)}${"au".repeat(40)}`,
        text: "A caixa do Maximiliano Bartolomeu Terceiro sai por R$ 12.345,67 e vai para a Avenida Engenheiro Luís Carlos Berrini. ".repeat(
          3,
        ),
      },
    ],
    texts: { finishLabel: "Quero criar o cupom do Maximiliano Bartolomeu Terceiro" },
  },
});

export const Dark = meta.story({ args: { defaultSlide: 1 }, globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Skipped.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const slide = canvas.getByRole("group", { name: "Slide 1 de 5" });
    await waitFor(() => expect(getComputedStyle(slide).animationDuration).toBe("1e-05s"));
  },
});
