import { documented } from "@petbox/storybook/documented";
import { Video } from "./Video.tsx";

export const videoDocs = documented({
  component: Video,
  example: <Video src="data:video/mp4;base64," label="Como é a primeira caixa" />,
  purpose:
    "Um vídeo que só começa quando a pessoa quer. Nada toca sozinho e, até lá, só os primeiros instantes são baixados. Se não der para carregar, diz isso no lugar dele. Legendas são `<track>` entre os filhos.",
  instead: [{ use: "Image", when: "quando basta uma imagem parada" }],
  props: {
    label: "O que o vídeo é, para quem não o vê.",
    src: "O endereço do vídeo.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa pelos controles do navegador." },
    { keys: "Espaço", does: "Toca e pausa." },
  ],
  heard: ["“Como é a primeira caixa, vídeo”", "se falhar: “O vídeo não carregou.”"],
  labels: { label: "Como é a primeira caixa" },
  control: "video",
});
