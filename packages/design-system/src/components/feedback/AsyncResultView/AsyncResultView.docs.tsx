import { documented } from "@petbox/storybook/documented";
import { Text } from "../../foundations/Text/index.ts";
import { Skeleton } from "../../status/Skeleton/index.ts";
import { EmptyState } from "../EmptyState/index.ts";
import { AsyncResultView } from "./AsyncResultView.tsx";

const view = { skeleton: <Skeleton width="long" />, children: (boxes: readonly string[]) => boxes.join(", ") };
const failed = { status: "failed", failure: { kind: "timeout" }, retry: () => undefined } as const;

export const asyncResultViewDocs = documented({
  component: AsyncResultView<readonly string[]>,
  example: (
    <AsyncResultView
      result={{ status: "ready", value: ["Caixa de março", "Caixa de abril"] }}
      skeleton={<Skeleton width="long" />}
      empty={<EmptyState title="Nenhuma caixa ainda" />}
    >
      {(boxes) => boxes.map((box) => <Text key={box}>{box}</Text>)}
    </AsyncResultView>
  ),
  states: [
    <AsyncResultView key="loading" result={{ status: "loading" }} {...view} />,
    <AsyncResultView key="failed" result={{ ...failed, pending: false }} {...view} />,
    <AsyncResultView key="retrying" result={{ ...failed, pending: true }} variant="inline" {...view} />,
    <AsyncResultView key="note" result={{ ...failed, pending: false }} variant="note" {...view} />,
    <AsyncResultView key="plain" result={{ ...failed, pending: false }} variant="plain" {...view} />,
    <AsyncResultView key="waiting" result={{ status: "loading" }} variant="plain" {...view} />,
    <AsyncResultView key="silent" result={{ status: "loading" }} variant="silent" {...view} />,
    <AsyncResultView key="empty" result={{ status: "ready", value: [] }} empty="Nenhuma caixa ainda" {...view} />,
  ],
  purpose:
    "O que vem do servidor: o lugar enquanto vem, o que veio, o que fica ali se não há nada, e o erro com o botão que tenta de novo. Uma tela diz uma vez só como se mostra cada coisa que ela lê.",
  instead: [
    { use: "Skeleton", when: "quando só o lugar é preciso, sem erro nem vazio" },
    { use: "ErrorState", when: "quando o erro não é de uma leitura" },
    { use: "DeliveryEstimate", when: "quando é o prazo e o frete da primeira caixa" },
  ],
  props: {
    children: "O que se faz com o valor quando ele chega.",
    empty: 'O que aparece no lugar de null ou de uma lista vazia; em "silent", também no do que não veio.',
    headingLevel: "O nível do título da falha, quando ela é um bloco.",
    result: "O que se lê do servidor: a caminho, falhou ou chegou.",
    skeleton:
      "O que fica no lugar do valor enquanto ele não chega. Se os dois são o mesmo componente, ele fica, com o que lembra.",
    texts: "As palavras da falha, no lugar das suas.",
    variant:
      'Como é uma falha: "block" onde não há mais nada para ver, "inline" onde é uma pequena parte do que há, "note" onde se segue sem ela, "plain" em linhas que são ditas a cada mudança, "silent" onde ninguém sente falta.',
  },
  keyboard: [
    { keys: "Tab", does: "Passa ao botão que tenta de novo, se não deu." },
    { keys: "Enter ou Espaço", does: "Tenta de novo; quando dá certo, o foco fica onde o botão estava." },
  ],
  heard: [
    "“Carregando”",
    "na hora em que não deu: “Não deu para carregar”, e o que aconteceu",
    "“Tentar de novo, botão”; tentando: “Carregando, botão, indisponível”",
    "em “note” e “silent”, nada enquanto carrega; em “plain”, cada mudança, sem interromper",
  ],
});
