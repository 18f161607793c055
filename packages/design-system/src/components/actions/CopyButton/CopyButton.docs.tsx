import { documented } from "@petbox/storybook/documented";
import { CopyButton } from "./CopyButton.tsx";

export const copyButtonDocs = documented({
  component: CopyButton,
  example: <CopyButton text="AUMIGO10" label="Copiar cupom" />,
  purpose: "Copia um código e diz que copiou, aos olhos e aos ouvidos. Quando o navegador recusa, diz isso também.",
  instead: [
    { use: "Button", when: "quando faz qualquer outra coisa" },
    { use: "ShareButton", when: "quando o texto vai para outra pessoa" },
  ],
  props: {
    label: "O que o botão diz antes de copiar.",
    onCopyFailed: "O navegador recusou: mostre o texto para copiar à mão.",
    text: "O que é copiado.",
  },
  keyboard: [
    { keys: "Enter ou Espaço", does: "Copia. O foco fica no botão." },
    { keys: "Tab", does: "Passa ao próximo." },
  ],
  heard: ["“Copiar cupom, botão”", "depois de copiar: “Copiado!”", "quando não deu: “Não deu para copiar”"],
  control: "button",
  labels: { label: "Copiar cupom" },
});
