import { documented } from "@petbox/storybook/documented";
import { Button } from "./Button.tsx";

export const buttonDocs = documented({
  component: Button,
  example: <Button>Continuar</Button>,
  states: [
    <Button key="pending" pending>
      Continuar
    </Button>,
  ],
  purpose: "Faz algo nesta página: salva, abre, confirma. Há um só botão principal por tela, e ele diz o que acontece.",
  instead: [
    { use: "LinkButton", when: "quando leva a outro endereço" },
    { use: "IconButton", when: "quando não há lugar para palavras e o desenho todos conhecem" },
    { use: "CopyButton", when: "quando copia um código" },
  ],
  props: {
    children: "O que o botão faz, em poucas palavras.",
  },
  keyboard: [
    { keys: "Enter ou Espaço", does: "Aciona. Enquanto está ocupado, nada acontece e o foco fica." },
    { keys: "Tab", does: "Passa ao próximo." },
  ],
  heard: ["“Continuar, botão”", "ocupado: “Carregando, botão, indisponível”"],
  texts: { pendingLabel: "Carregando" },
});
