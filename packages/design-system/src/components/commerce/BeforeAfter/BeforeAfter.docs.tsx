import { documented } from "@petbox/storybook/documented";
import { BeforeAfter } from "./BeforeAfter.tsx";

export const beforeAfterDocs = documented({
  component: BeforeAfter,
  example: (
    <BeforeAfter
      title="O que muda com a renovação"
      rows={[
        { name: "Cobrado hoje", before: "Nada", after: "R$79,90" },
        { name: "Próxima cobrança", before: "Nenhuma", after: "R$79,90 em 10/04/2026" },
        { name: "Fim do período", before: "10/03/2026", after: "10/03/2027" },
      ]}
    />
  ),
  purpose:
    "Mostra, antes de confirmar, o que muda em dinheiro e em datas: como está e como fica, lado a lado, e também o que continua igual.",
  instead: [
    { use: "CommitmentSummary", when: "quando é a primeira compra, e não há um antes" },
    {
      use: "ConfirmDialog",
      when: "quando a mudança não mexe em dinheiro e cabe em uma pergunta; se mexe e cabe, a comparação vai nos seus `details`",
    },
    { use: "PriceBlock", when: "quando é um preço só, com o anterior riscado" },
  ],
  props: {
    rows: "O que se compara, na ordem em que se pergunta: o que se paga hoje e, depois, o resto. Em palavras, também o que é nada.",
    title: "Do que se fala, acima das duas colunas.",
  },
  keyboard: [],
  heard: [
    "“O que muda com a renovação, tabela”",
    "cada valor com a sua linha e a sua coluna: “Próxima cobrança, Depois, R$79,90 em 10/04/2026”",
  ],
  texts: { beforeLabel: "Hoje", afterLabel: "Depois" },
});
