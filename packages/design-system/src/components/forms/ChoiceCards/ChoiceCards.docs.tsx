import { documented } from "@petbox/storybook/documented";
import { ChoiceCards } from "./ChoiceCards.tsx";

const sizes = [
  { value: "micro", title: "Micro", description: "até 4kg" },
  { value: "grande", title: "Grande", description: "mais de 25kg" },
] as const;

export const choiceCardsDocs = documented({
  component: ChoiceCards<string>,
  example: <ChoiceCards name="porte" legend="Qual é o porte do Bob?" cards={sizes} />,
  states: [
    <ChoiceCards
      key="saves"
      legend="Quem vai receber a caixa?"
      cards={[
        { value: "dog", title: "Cachorro" },
        { value: "cat", title: "Gato" },
      ]}
      chosen="cat"
      pendingValue="dog"
      onChoose={() => undefined}
    />,
    <ChoiceCards key="wrong" name="porte" legend="Porte" cards={sizes} error="Escolha o porte do seu pet." />,
  ],
  purpose:
    "Uma escolha por figuras, grande o bastante para o polegar. Com name, os cartões são botões de rádio e vão com o formulário; com onChoose, cada cartão salva ao ser tocado, e por isso as setas não escolhem.",
  instead: [
    { use: "RadioGroup", when: "quando as opções são só palavras" },
    { use: "PlanCard", when: "quando se escolhe um plano" },
  ],
  props: {
    cards: "Os cartões, na ordem em que aparecem: cada um com o seu valor, título, uma linha de ajuda e figura.",
    chosen: "Com `onChoose`: o valor que está escolhido agora.",
    defaultValue: "Com `name`: o valor escolhido no começo.",
    name: "A chave do valor e do erro no formulário: com ela os cartões são botões de rádio.",
    onChoose:
      "Recebe o valor do cartão tocado, mesmo que já fosse o escolhido: com ele os cartões são botões e salvam na hora.",
    onValueChange: "Com `name`: recebe o valor escolhido.",
    pendingValue: "Com `onChoose`: o valor que está sendo salvo. O cartão dele gira, e nenhum pode ser tocado.",
    value: "Com `name`: o valor escolhido, para uma página que o guarda; null para nenhum.",
  },
  keyboard: [
    { keys: "Setas", does: "Com name: escolhem o cartão seguinte ou o anterior. Com onChoose: nada." },
    { keys: "Tab", does: "Com name: entra no grupo e sai dele. Com onChoose: vai de cartão em cartão." },
    { keys: "Enter ou Espaço", does: "Com onChoose: escolhe e salva; enquanto salva, nada acontece e o foco fica." },
  ],
  heard: [
    "“Qual é o porte do Bob?, grupo; Micro até 4kg, botão de opção, 1 de 2”",
    "com onChoose: “Gato, botão de alternância, pressionado”",
    "enquanto salva: “Salvando…”",
  ],
  texts: { pendingLabel: "Salvando…" },
});
