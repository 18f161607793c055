import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { SubscriptionCard } from "./SubscriptionCard.tsx";

export const subscriptionCardDocs = documented({
  component: SubscriptionCard,
  example: (
    <SubscriptionCard
      petName="Bob"
      image="/imagens/pet-caramelo.svg"
      plan="Anual"
      monthlyPrice={cents(7990)}
      code="SUB-48210"
      status="active"
      memberSince={civilDate(2024, 4, 7)}
      nextBoxOn={civilDate(2025, 5, 12)}
      actions={
        <LinkButton href="/plano/SUB-48210" variant="secondary">
          Ver assinatura
        </LinkButton>
      }
    />
  ),
  states: [
    <SubscriptionCard key="overdue" petName="Mika" plan="Mensal" status="overdue" freight={cents(2955)} />,
    <SubscriptionCard key="asked" petName="Zeca" plan="Anual" status="active" isCancelAsked />,
    <SubscriptionCard key="canceled" petName="Luna" plan="Semestral" status="canceled" />,
  ],
  purpose:
    "Reúne uma assinatura em um cartão: de quem é, qual é o plano, como está, quando vem o próximo BOX e o que dá para fazer. Em atraso, avisa no lugar da data; cancelada, fica mais quieta e diz isso no lugar do “Membro desde”.",
  instead: [
    { use: "PetCard", when: "quando o que importa é o pet, na página dos dados cadastrais" },
    { use: "PlanCard", when: "quando o plano ainda está à venda" },
    { use: "Timeline", when: "quando é o caminho do BOX, etapa por etapa" },
  ],
  props: {
    image: "O endereço da foto; uma pata fica no lugar da que não carrega.",
    actions: "Links e botões, o principal primeiro.",
    code: "Como o atendimento a chama.",
    freight: "Quanto custa o frete de cada BOX; grátis, não tem linha.",
    isCancelAsked: "Se alguém pediu o cancelamento e ela ainda não terminou: diz isso ao lado da situação.",
    memberSince: "Desde quando; aparece enquanto não está cancelada.",
    monthlyPrice: "Quanto custa um mês, sem o frete.",
    nextBoxOn: "Quando, mais ou menos, sai o próximo BOX; aparece com a assinatura ativa e o pagamento em dia.",
    petName: "O nome do pet para quem ela é.",
    plan: "O nome do plano.",
    status:
      'A situação. Uma assinatura ativa com a fatura vencida é "overdue": quem diz é `isOverdue`, do domínio. Sem ela, só as palavras do servidor dizem como está.',
    statusLabel: "As palavras do servidor para a situação.",
    statusTone: "A cor das palavras do servidor, quando a loja não tem um nome para a situação.",
  },
  keyboard: [{ keys: "Tab", does: "Passa pelas ações, na ordem em que foram dadas; o cartão em si não recebe foco." }],
  heard: [
    "“Bob, título”, “Ativa”, “Membro desde abril de 2024”",
    "“Plano: Anual”, “Valor por mês: R$79,90”, “Próximo BOX: Por volta de 12 de maio de 2025”",
    "Em atraso: “Atenção, Pagamento em atraso, Ops, Falha na cobrança”",
  ],
  texts: {
    planLabel: "Plano",
    priceLabel: "Valor por mês",
    freightLabel: "Frete por BOX",
    codeLabel: "Código",
    nextBoxLabel: "Próximo BOX",
    overdueLabel: "Pagamento em atraso",
    failedChargeLabel: "Ops, Falha na cobrança",
    canceledLabel: "Assinatura cancelada",
    cancelAskedLabel: "Cancelamento em análise",
  },
});
