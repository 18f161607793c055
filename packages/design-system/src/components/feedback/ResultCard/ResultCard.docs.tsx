import { documented } from "@petbox/storybook/documented";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { ResultCard } from "./ResultCard.tsx";

export const resultCardDocs = documented({
  component: ResultCard,
  example: (
    <ResultCard
      tone="success"
      title="Pagamento aprovado!"
      actions={<LinkButton href="/bem-vindo">Continuar</LinkButton>}
    >
      A primeira caixa do Bob já vai ser preparada.
    </ResultCard>
  ),
  states: [
    <ResultCard key="danger" tone="danger" title="Falha no pagamento!">
      Nada foi cobrado.
    </ResultCard>,
  ],
  purpose:
    "Como terminou o que se esperava, ou que ainda não terminou. É a página inteira por um momento: toma o lugar da espera e, com ele, o foco.",
  instead: [
    { use: "Toast", when: "quando a pessoa continua onde estava" },
    { use: "Alert", when: "quando o resultado é de uma parte da página" },
    { use: "EmptyState", when: "quando ninguém esperava: só não há nada ainda" },
  ],
  props: {
    actions: "O que fazer agora, o mais importante primeiro.",
    children: "O que isso significa para o cliente.",
    image: "Uma figura no lugar do sinal; não diz nada além das palavras.",
    sign: "O sinal acima do título.",
    title: "O resultado em poucas palavras: o título da página.",
    tone: "Como terminou, ou que ainda não terminou.",
  },
  keyboard: [{ keys: "Tab", does: "Do título, passa à primeira ação." }],
  heard: [
    "ao aparecer, o foco vai ao título: “Pagamento aprovado!, região”, “título de nível 1”",
    "o desenho não é lido",
  ],
});
