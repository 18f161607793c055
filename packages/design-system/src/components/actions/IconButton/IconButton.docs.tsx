import { documented } from "@petbox/storybook/documented";
import { X } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

export const iconButtonDocs = documented({
  component: IconButton,
  example: (
    <IconButton label="Fechar">
      <X aria-hidden />
    </IconButton>
  ),
  purpose: "Um botão que é só um desenho, para o que todos conhecem: fechar, menu, editar, remover.",
  instead: [
    { use: "Button", when: "quando há lugar para uma palavra: ela é sempre mais clara" },
    { use: "CopyButton", when: "quando copia um código" },
  ],
  props: {
    children: "A figura, de 24 por 24.",
    label: "O que o botão faz, para quem não vê a figura: “Fechar”.",
  },
  keyboard: [
    { keys: "Enter ou Espaço", does: "Aciona." },
    { keys: "Tab", does: "Passa ao próximo." },
  ],
  heard: ["“Fechar, botão”"],
  labels: { label: "Fechar" },
});
