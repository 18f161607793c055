import { documented } from "@petbox/storybook/documented";
import { QrCode } from "./QrCode.tsx";

export const qrCodeDocs = documented({
  component: QrCode,
  example: <QrCode code="https://petbox.com.br/cupom/bobquerido" label="QR code do convite" />,
  purpose:
    "Mostra um endereço ou um texto como QR code, para a câmera de outro aparelho. O desenho é um código à parte, que só vem onde há o que desenhar: até lá, o lugar fica guardado. qrDrawing.preload() o traz antes. O fundo é branco em qualquer tema: as câmeras não leem outro.",
  instead: [
    { use: "QrPanel", when: "quando é um PIX: ele confere o código, mostra quanto e a quem paga, e deixa copiar" },
    { use: "ShareButton", when: "quando a outra pessoa não está por perto" },
  ],
  props: {
    code: "O que a câmera lê: um endereço, ou o código de um pagamento.",
    label: "De que é o código: o nome da imagem.",
    size: "Ao lado de outras coisas, ou para ler do outro lado da mesa.",
  },
  keyboard: [],
  heard: ["“QR code do convite, imagem”"],
});
