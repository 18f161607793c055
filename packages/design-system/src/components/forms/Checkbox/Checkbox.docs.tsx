import { documented } from "@petbox/storybook/documented";
import { Checkbox } from "./Checkbox.tsx";

export const checkboxDocs = documented({
  component: Checkbox,
  example: <Checkbox name="novidades" label="Quero receber novidades e mimos por e-mail" />,
  states: [
    <Checkbox key="hint" name="perfil" label="Usar a foto no perfil" hint="Dá para trocar depois." defaultChecked />,
    <Checkbox
      key="wrong"
      name="termos"
      label="Li e aceito os termos de uso"
      error="Aceite os termos para continuar."
    />,
  ],
  purpose:
    "Uma coisa que se aceita ou se liga, sem obrigar. O rótulo inteiro é o alvo do toque. Um link para ler antes de aceitar fica na dica, não no rótulo: quem toca para marcar não pode abrir outra página.",
  instead: [
    { use: "RadioGroup", when: "quando é uma escolha entre duas coisas, e não sim ou não" },
    { use: "Button", when: "quando acontece na hora, sem salvar um formulário" },
  ],
  props: {
    label: "O que se aceita ao marcar; um link para ler antes fica em hint.",
    name: "A chave do valor (“on” quando marcado) e do erro no formulário.",
    onCheckedChange: "Avisa se ficou marcado.",
    value: "O que é enviado quando marcado.",
  },
  keyboard: [
    { keys: "Espaço", does: "Marca e desmarca." },
    { keys: "Tab", does: "Passa ao próximo." },
  ],
  heard: [
    "“Quero receber novidades e mimos por e-mail, caixa de seleção, não marcada”",
    "com erro: “inválido, Aceite os termos para continuar.”",
  ],
  control: "input",
});
