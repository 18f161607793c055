import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { TrackCard } from "./TrackCard.tsx";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Ccircle cx='2' cy='1.5' r='1' fill='%23ffb020'/%3E%3C/svg%3E";

export const trackCardDocs = documented({
  component: TrackCard,
  example: (
    <TrackCard
      name="Mordedores"
      description="Tudo da Essencial e mais mordedores naturais para quem rói o pé da mesa."
      image={picture}
      monthlyPrice={cents(6990)}
      dashedPrice={cents(8990)}
      discount={cents(2000)}
      popular
      onChoose={() => undefined}
    />
  ),
  states: [
    <TrackCard
      key="chosen"
      name="Essencial"
      description="Brinquedos e petiscos para o porte do seu pet."
      image={picture}
      monthlyPrice={cents(5990)}
      chosen
      pending
      onChoose={() => undefined}
    />,
  ],
  purpose:
    "Uma trilha à venda: o que vem nela, quanto custa por mês e quanto o cupom tira. Tocar em qualquer lugar do cartão escolhe. Uma só por tela leva a fita “Mais popular”.",
  instead: [
    { use: "PlanCard", when: "quando se escolhe por quanto tempo assinar" },
    { use: "ExtraItemCard", when: "quando é algo a mais na caixa" },
    { use: "OfferCard", when: "quando é outra coisa que se oferece" },
  ],
  props: {
    description: "O que vem na caixa, em uma frase.",
    disabled: "Por enquanto não pode ser tocado: outro cartão está sendo salvo.",
    discount: "O que o cupom tira por mês.",
    name: "O nome da trilha, que é o título do cartão.",
    onChoose: "A trilha foi escolhida.",
    pending: "A escolha está sendo salva.",
    popular: "A maioria escolhe esta.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa ao botão do cartão: há só um." },
    { keys: "Enter ou Espaço", does: "Escolhe a trilha. Enquanto salva, nada acontece e o foco fica." },
  ],
  heard: [
    "“Mordedores, título de nível 2”",
    "“Preço sem desconto: R$89,90, Preço: R$69,90/mês, Desconto liberado: R$20,00”",
    "“Quero esta trilha Mordedores, botão de alternância”; escolhida, “pressionado”",
  ],
  texts: {
    popularText: "Mais popular",
    chosenText: "Escolhida",
    actionText: "Quero esta trilha",
    pendingLabel: "Carregando",
  },
});
