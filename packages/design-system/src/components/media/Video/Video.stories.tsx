import preview from "@petbox/storybook/preview";
import { storyClip } from "@petbox/storybook/storyClip";
import { expect, fn, waitFor } from "storybook/test";
import { Video } from "./Video.tsx";

const meta = preview.meta({
  component: Video,
  title: "Componentes/Mídia/Video",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "Um vídeo que só começa quando a pessoa quer. Nada toca sozinho e, até lá, só os primeiros instantes são baixados. Se não der para carregar, diz isso no lugar dele. Legendas são `<track>` entre os filhos.",
      synonyms: ["vídeo", "player"],
      alternatives: {
        Image: "basta uma imagem parada",
      },
      keyboard: {
        Tab: "Passa pelos controles do navegador.",
        Espaço: "Toca e pausa.",
      },
      announcements: ["“Como é a primeira caixa, vídeo”", "se falhar: “O vídeo não carregou.”"],
    },
  },
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { src: storyClip, label: "Como é a primeira caixa", onError: fn() },
});

export const Stopped = meta.story({
  name: "Parado",
  play: async ({ canvas, args }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>("Como é a primeira caixa");
    await waitFor(() => expect(video.videoWidth).toBe(160));
    await expect(video).toHaveAttribute("controls");
    await expect(video).toHaveAttribute("preload", "metadata");
    await expect(video.paused).toBe(true);
    await expect(video).not.toHaveAttribute("autoplay");
    await expect(args.onError).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    video.focus();
    await expect(video).toHaveFocus();
  },
});

export const WithCaptions = meta.story({
  name: "Com legendas",
  args: {
    children: (
      <track
        default
        kind="captions"
        srcLang="pt-BR"
        label="Português"
        src={`data:text/vtt,${encodeURIComponent("WEBVTT\n\n00:00.000 --> 00:10.000\nA caixa do Bob chegou!")}`}
      />
    ),
  },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>("Como é a primeira caixa");
    await expect(video.textTracks[0]?.label).toBe("Português");
  },
});

export const Failed = meta.story({
  name: "Não carrega",
  args: { src: "data:video/mp4;base64," },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("O vídeo não carregou."));
    // Without a source it has no controls to stop at.
    await expect(canvas.getByLabelText("Como é a primeira caixa")).not.toBeVisible();
    await expect(args.onError).toHaveBeenCalledTimes(1);
  },
});

export const LongestText = meta.story({
  args: {
    src: "data:video/mp4;base64,",
    texts: {
      failedText:
        "O vídeo da primeira caixa do Maximiliano Bartolomeu Terceiro não carregou. Sua internet pode estar fraca: tente mais tarde.",
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/do Maximiliano Bartolomeu Terceiro/)).toBeVisible();
  },
});

export const Dark = Failed.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
