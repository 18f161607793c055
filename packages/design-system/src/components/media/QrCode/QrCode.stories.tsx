import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { QrCode } from "./QrCode.tsx";

const meta = preview.meta({
  component: QrCode,
  title: "Componentes/Mídia/QrCode",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra um endereço ou um texto como QR code, para a câmera de outro aparelho. O desenho é um código à parte, que só vem onde há o que desenhar: até lá, o lugar fica guardado. qrDrawing.preload() o traz antes. O fundo é branco em qualquer tema: as câmeras não leem outro.",
      synonyms: ["QR code", "PIX"],
      alternatives: {
        QrPanel: "é um PIX: ele confere o código, mostra quanto e a quem paga, e deixa copiar",
        ShareButton: "a outra pessoa não está por perto",
      },
      keyboard: {},
      announcements: ["“QR code do convite, imagem”"],
    },
  },
  args: { code: "https://petbox.com.br/cupom/bobquerido", label: "QR code do convite" },
});

export const Medium = meta.story({
  name: "Ao lado de outras coisas",
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole("img", { name: "QR code do convite" });
    await expect(drawing).toHaveAttribute("width", "256");
    await expect(drawing.getBoundingClientRect().width).toBe(256);
  },
});

export const Large = meta.story({
  name: "Do outro lado da mesa",
  args: { size: "large" },
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole("img", { name: "QR code do convite" });
    await expect(drawing.getBoundingClientRect().width).toBeGreaterThan(256);
  },
});

export const Dark = Medium.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = Large.extend({
  name: "Em 320 px",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole("img", { name: "QR code do convite" });
    await expect(drawing.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
