import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { ExtraItemCard } from "./ExtraItemCard.tsx";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'%3E%3Ccircle cx='1' cy='1' r='.8' fill='%23ffb020'/%3E%3C/svg%3E";

export const extraItemCardDocs = documented({
  component: ExtraItemCard,
  example: (
    <ExtraItemCard
      call="Mais diversão em cada caixa"
      name="Brinquedo extra"
      description="Um brinquedo a mais todo mês, do tamanho certo para o Bob."
      image={picture}
      monthlyPrice={cents(1990)}
      onChoose={() => undefined}
    />
  ),
  states: [
    <ExtraItemCard
      key="chosen"
      call="Mais sabor em cada caixa"
      name="Petisco extra"
      description="Um petisco a mais todo mês."
      image={picture}
      monthlyPrice={cents(1490)}
      chosen
      pending
      onChoose={() => undefined}
    />,
  ],
  purpose:
    "Um item a mais em todas as caixas: a chamada, o que é e quanto soma por mês. A recusa fica fora dele, na página, como um link calmo.",
  instead: [
    { use: "TrackCard", when: "quando se escolhe a base da caixa" },
    { use: "GiftLine", when: "quando o item é de graça" },
    { use: "OfferCard", when: "quando é outra coisa que se oferece" },
  ],
  props: {
    call: "A chamada: “Mais diversão na caixa”.",
    description: "O que vem, em uma frase.",
    disabled: "Por enquanto não pode ser tocado: outro cartão está sendo salvo.",
    monthlyPrice: "Quanto soma ao preço de cada mês; sem ele, nenhum preço aparece.",
    name: "O nome do item.",
    onChoose: "O item foi acrescentado.",
    pending: "A escolha está sendo salva.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa ao botão do cartão: há só um." },
    { keys: "Enter ou Espaço", does: "Adiciona o item. Enquanto salva, nada acontece e o foco fica." },
  ],
  heard: [
    "“Mais diversão em cada caixa”, “Brinquedo extra, título de nível 2”, a descrição, “R$19,90/mês”",
    "“Adicionar Brinquedo extra, botão de alternância”; adicionado, “pressionado”",
  ],
  texts: { chosenText: "Adicionado", actionText: "Adicionar", pendingLabel: "Carregando" },
});
