import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Video } from "./Video.tsx";

const meta = preview.meta({
  component: Video,
  title: "Componentes/Comércio/Video",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { src: "data:video/mp4;base64,", label: "Como é a primeira caixa" },
});

export const Stopped = meta.story({
  name: "Parado",
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>("Como é a primeira caixa");
    await expect(video).toHaveAttribute("controls");
    await expect(video.paused).toBe(true);
    await expect(video).not.toHaveAttribute("autoplay");
  },
});
