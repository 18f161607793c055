import { documented } from "@petbox/storybook/documented";
import { Autocomplete } from "./Autocomplete.tsx";

const breeds = ["Beagle", "Border Collie", "Buldogue Francês", "Cão de Água Português", "Shih Tzu"];

export const autocompleteDocs = documented({
  component: Autocomplete,
  example: <Autocomplete name="raca" label="Qual é a raça do Bob?" options={breeds} />,
  states: [
    <Autocomplete
      key="wrong"
      name="raca"
      label="Raça"
      options={breeds}
      error="Por favor insira a raça do seu pet. ;)"
      optional
    />,
  ],
  purpose:
    "Um texto com até cinco sugestões enquanto se digita, sem ligar para acentos nem maiúsculas, com a parte que combina em destaque. Qualquer outro texto também vale: a lista ajuda, não manda. countLabel troca o que se ouve sobre o número de sugestões.",
  instead: [
    { use: "SelectField", when: "quando só vale o que está na lista" },
    { use: "TextField", when: "quando não há o que sugerir" },
  ],
  props: {
    limit: "Quantas sugestões há, no máximo.",
    minCharacters: "A partir de quantos caracteres há sugestões.",
    options: "Tudo o que pode ser sugerido; qualquer outro texto também pode ser digitado.",
  },
  keyboard: [
    { keys: "↓ e ↑", does: "Marcam a sugestão seguinte ou a anterior, dando a volta; ↓ abre a lista fechada." },
    { keys: "Home e End", does: "Com uma sugestão marcada, vão à primeira e à última." },
    { keys: "Enter", does: "Aceita a sugestão marcada; sem nenhuma marcada, envia o formulário." },
    { keys: "Esc", does: "Fecha a lista e mantém o texto." },
    { keys: "Tab", does: "Passa ao próximo; o texto fica como está." },
  ],
  heard: ["“Qual é a raça do Bob?, caixa de combinação”", "“5 sugestões”", "“Buldogue Francês, 1 de 2”"],
  labels: { optional: "(opcional)" },
  texts: { listLabel: "Sugestões" },
  control: "input",
});
