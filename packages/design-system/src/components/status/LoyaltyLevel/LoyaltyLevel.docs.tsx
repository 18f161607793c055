import { documented } from "@petbox/storybook/documented";
import { LoyaltyLevel } from "./LoyaltyLevel.tsx";

export const loyaltyLevelDocs = documented({
  component: LoyaltyLevel,
  example: (
    <LoyaltyLevel
      standing={{
        boxesReceived: 10,
        level: { name: "Ouro", fromBoxes: 7 },
        next: { level: { name: "Platina", fromBoxes: 13 }, boxesMissing: 3 },
        progress: 0.5,
      }}
      medal="/imagens/medalha-ouro.svg"
      benefits={["Frete grátis na loja quando vai junto com o BOX", "5% de desconto nos itens da categoria Fidelidade"]}
    />
  ),
  states: [
    <LoyaltyLevel
      key="top"
      standing={{ boxesReceived: 31, level: { name: "Diamante", fromBoxes: 25 }, next: undefined, progress: 1 }}
      medal="/imagens/medalha-diamante.svg"
    />,
    <LoyaltyLevel key="unknown" standing={{ boxesReceived: 2, level: undefined, next: undefined, progress: 0 }} />,
  ],
  purpose:
    "Mostra o nível de fidelidade: a medalha, quantos BOX já chegaram, quanto falta para o próximo nível e o que o nível dá. A conta vem pronta de `loyaltyStanding`, do domínio.",
  instead: [
    { use: "ProgressBar", when: "quando só o avanço interessa" },
    { use: "Badge", when: "quando basta o nome do nível ao lado de outra coisa" },
  ],
  props: {
    action: "O que vem por último: o cupom do nível, um link para o programa.",
    benefits: "O que o nível dá, um item por linha.",
    medal: "O endereço da figura da medalha; uma pata fica no lugar da que não carrega.",
    standing:
      "Em que ponto o assinante está, como diz `loyaltyStanding`, do domínio; sem nenhum nível, é desconhecido.",
  },
  keyboard: [{ keys: "Tab", does: "Passa ao que está em `action`; o resto não recebe foco." }],
  heard: [
    "“Nível Ouro, título”, “10 BOX recebidos”",
    "“Faltam 3 BOX para o nível Platina, barra de progresso, 50%”",
    "“Seus benefícios, lista com 2 itens”",
  ],
  texts: {
    unknownLabel: "Ainda sem nível",
    topLabel: "Você chegou ao nível mais alto!",
    benefitsLabel: "Seus benefícios",
  },
});
