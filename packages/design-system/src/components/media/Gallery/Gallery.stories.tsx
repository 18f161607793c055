import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Gallery } from "./Gallery.tsx";
import { storyBoxes } from "./storyPictures.ts";

const boxes = storyBoxes(4);
const [october, ...others] = boxes;
const broken = "data:image/png;base64,AAAA";

const meta = preview.meta({
  component: Gallery,
  title: "Componentes/Mídia/Gallery",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra fotos, uma de cada vez, e abre cada uma em tamanho grande. Anda com o dedo, o mouse, as miniaturas, os botões e as setas, e nunca sozinha. Fotos deitadas e em pé ficam na mesma moldura, inteiras. Os textos com números se trocam por pictureLabel, goToLabel e enlargeLabel.",
      synonyms: ["galeria", "fotos", "lightbox"],
      alternatives: {
        Image: "é uma foto só, que não se amplia",
        Carousel: "são cartões, e não fotos",
        Video: "é um vídeo",
      },
      keyboard: {
        "Seta à direita ou à esquerda": "Vai à próxima foto ou à anterior, onde quer que esteja o foco.",
        "Home ou End": "Vai à primeira foto ou à última.",
        Tab: "Passa pela linha, pela foto da vez, pela miniatura da vez e pelos botões.",
        "Enter ou Espaço": "Na foto, amplia; na miniatura, vai a ela.",
        Esc: "Fecha a foto ampliada; o foco volta à foto que estava à vista.",
      },
      announcements: [
        "“Últimas caixas, galeria de fotos”",
        "na foto: “Ampliar: Caixa de agosto de 2025, botão” e a legenda",
        "nas miniaturas: “Ir para a foto 2 de 3, botão”; a da vez é a atual",
        "ao andar: “Foto 2 de 3”",
        "ampliada: “Últimas caixas, diálogo”, e a foto pelo que ela mostra",
      ],
    },
    docs: { story: { inline: false, height: "640px" } },
  },
  args: { label: "Últimas caixas", pictures: boxes, onPictureChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const thumbnail = canvas.getByRole("button", { name: "Ir para a foto 3 de 4" });
    await userEvent.click(thumbnail);
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(2);
    await expect(thumbnail).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Foto 3 de 4");
    await userEvent.click(canvas.getByRole("button", { name: "Próxima foto" }));
    await expect(canvas.getByRole("button", { name: "Próxima foto" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Foto anterior" }));
    await expect(args.onPictureChange).toHaveBeenCalledTimes(3);
  },
});

/** Never reports a size, as before the first frame. */
class Unmeasured implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export const BeforeTheFirstFrame = meta.story({
  name: "Tocada antes do primeiro quadro",
  beforeEach: () => {
    const { ResizeObserver } = window;
    window.ResizeObserver = Unmeasured;
    return () => {
      window.ResizeObserver = ResizeObserver;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ir para a foto 3 de 4" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Foto 3 de 4");
  },
});

export const Enlarged = meta.story({
  name: "Ampliada",
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ampliar: Caixa de outubro de 2025" }));
    const dialog = canvas.getByRole("dialog", { name: "Últimas caixas" });
    const row = within(dialog);
    await waitFor(() => expect(row.getByRole("group", { name: "Foto 1 de 4" })).toBeVisible());
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(row.getByRole("button", { name: "Próxima foto" }));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(2);
    const upright = row.getByRole("img", { name: "Caixa de agosto de 2025" });
    await waitFor(() => expect(upright.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(upright.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(row.getByRole("button", { name: "Fechar" }));
    // The page shows the last enlarged picture, with the focus on it.
    await expect(canvas.getByRole("button", { name: "Ampliar: Caixa de agosto de 2025" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const EnlargedOnAPhone = meta.story({
  name: "Ampliada no celular: de borda a borda",
  globals: { viewport: { value: "phone" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    const alt = "Caixa de outubro de 2025";
    await userEvent.click(canvas.getByRole("button", { name: `Ampliar: ${alt}` }));
    const dialog = canvas.getByRole("dialog", { name: "Últimas caixas" });
    const picture = within(dialog).getByRole("img", { name: alt });
    await waitFor(() => expect(picture.getBoundingClientRect().left).toBe(dialog.getBoundingClientRect().left));
    await expect(picture.getBoundingClientRect().right).toBe(dialog.getBoundingClientRect().right);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getByRole("button", { name: "Foto anterior" }).getBoundingClientRect().left).toBe(
      within(dialog).getByRole("heading", { level: 2 }).getBoundingClientRect().left,
    );
  },
});

export const ByKeyboard = meta.story({
  name: "Pelo teclado",
  args: { wraps: true },
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "Foto 1 de 4" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Ampliar: Caixa de outubro de 2025" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Ampliar: Caixa de julho de 2025" })).toHaveFocus();
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Ir para a foto 4 de 4" })).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Ir para a foto 2 de 4" })).toHaveFocus();
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(1);
  },
});

export const KeptByThePage = meta.story({
  name: "Guardada pela página",
  globals: { motion: "reduced" },
  render: function Kept(args) {
    const [picture, setPicture] = useState(2);
    const keep = (next: number) => {
      args.onPictureChange?.(next);
      setPicture(next);
    };
    return (
      <>
        <Gallery {...args} picture={picture} onPictureChange={keep} />
        <Button onClick={() => setPicture(0)}>A mais nova</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const thumbnail = (number: number) => canvas.getByRole("button", { name: `Ir para a foto ${number} de 4` });
    await expect(thumbnail(3)).toHaveAttribute("aria-current", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Próxima foto" }));
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(3);
    await expect(thumbnail(4)).toHaveAttribute("aria-current", "true");
    await userEvent.click(canvas.getByRole("button", { name: "A mais nova" }));
    await expect(thumbnail(1)).toHaveAttribute("aria-current", "true");
    await waitFor(() => expect(canvas.getByRole("group", { name: "Foto 1 de 4" })).toBeVisible());
  },
});

export const ManyPictures = meta.story({
  name: "Muitas imagens",
  args: { pictures: storyBoxes(24) },
  globals: { viewport: { value: "phone" }, motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Ir para a foto 1 de 24" }).focus();
    await userEvent.keyboard("{End}");
    const last = canvas.getByRole("button", { name: "Ir para a foto 24 de 24" });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(window.scrollY).toBe(0);
  },
});

export const WithDots = meta.story({
  name: "Com pontos",
  args: { thumbnails: false, pictures: storyBoxes(13) },
  globals: { viewport: { value: "desktop" }, motion: "reduced" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ir para a foto 13 de 13" }));
    await expect(args.onPictureChange).toHaveBeenLastCalledWith(12);
  },
});

export const BrokenPicture = meta.story({
  name: "Imagem que não carrega",
  args: { pictures: [{ src: broken, alt: "Caixa de outubro", width: 800, height: 600 }, ...others] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("Esta foto não carregou.")[0]).toBeVisible());
    await expect(canvas.getAllByText("Esta foto não carregou.")[1]).not.toBeVisible();
  },
});

export const OnePicture = meta.story({
  name: "Uma imagem",
  args: { pictures: boxes.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(canvas.getByRole("button", { name: /^Ampliar/ })).toHaveFocus();
  },
});

export const Empty = meta.story({
  name: "Vazia",
  args: { pictures: [], empty: "As fotos da sua primeira caixa aparecem aqui." },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("As fotos da sua primeira caixa aparecem aqui.")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
  },
});

export const States = meta.story({
  parameters: {
    pseudo: {
      hover: ["[data-picture]", "[aria-label='Ir para a foto 3 de 4']"],
      focusVisible: ["[aria-label='Ir para a foto 2 de 4']"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    label: `As caixas do Maximiliano Bartolomeu Terceiro ${"au".repeat(78)}`,
    pictures: boxes.map((box) => ({
      ...box,
      caption: `${box.caption}: <script>alert("au")</script> ${"Maximiliano ".repeat(8)}${"au".repeat(40)}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ampliar: Caixa de outubro de 2025" }));
    const dialog = canvas.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });

export const DarkEnlarged = meta.story({
  name: "Ampliada no escuro",
  args: { pictures: october === undefined ? [] : [october, { ...october, src: broken, alt: "Caixa aberta" }] },
  globals: { theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ampliar: Caixa de outubro de 2025" }));
    await userEvent.keyboard("{ArrowRight}");
  },
});

export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
