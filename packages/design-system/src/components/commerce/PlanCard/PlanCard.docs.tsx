import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { PlanCard } from "./PlanCard.tsx";

export const planCardDocs = documented({
  component: PlanCard,
  example: (
    <PlanCard
      name="Anual"
      months={12}
      monthlyPrice={cents(5990)}
      discountOff={cents(2000)}
      total={cents(71880)}
      ribbon="Mais vantajoso"
      onChoose={() => undefined}
    />
  ),
  states: [
    <PlanCard
      key="chosen"
      name="Mensal"
      months={1}
      monthlyPrice={cents(7990)}
      total={cents(7990)}
      chosen
      pending
      onChoose={() => undefined}
    />,
  ],
  purpose:
    "Um plano à venda: o preço por mês, quanto se economiza, o frete e o total. Quem mostra a lista põe o anual primeiro, depois o semestral e o mensal. O selo de economia some quando não há economia.",
  instead: [
    { use: "TrackCard", when: "quando se escolhe o que vem na caixa" },
    { use: "SummaryCard", when: "quando o plano já foi escolhido" },
    { use: "OfferCard", when: "quando é outra coisa que se oferece" },
  ],
  props: {
    disabled: "Por enquanto não pode ser tocado: outro cartão está sendo salvo.",
    discountOff: "Quanto menos por mês que no plano de um mês; sem ele não há selo.",
    image: "O endereço da figura do plano.",
    months: "Quantos meses dura.",
    name: "O nome do plano: “Anual”.",
    onChoose: "O plano foi escolhido.",
    pending: "A escolha está sendo salva.",
    ribbon: "O texto da fita na borda do cartão; sem ele não há fita.",
    total: "Quanto custa o prazo inteiro.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa ao botão do cartão: há só um." },
    { keys: "Enter ou Espaço", does: "Escolhe o plano. Enquanto salva, nada acontece e o foco fica." },
  ],
  heard: [
    "“Anual, título de nível 2”, “12 caixas, uma por mês”",
    "“Preço: R$59,90/mês”, “R$20,00 OFF”, “FRETE GRÁTIS*”, “Total do plano: R$718,80”",
    "“Quero este plano Anual, botão de alternância”; escolhido, “pressionado”",
  ],
  texts: {
    freeShippingText: "FRETE GRÁTIS*",
    chosenText: "Escolhido",
    actionText: "Quero este plano",
    pendingLabel: "Carregando",
  },
});
