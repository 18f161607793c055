import type { CustomerRecord, SessionRecord } from "../backend/session/collections.ts";
import { extraItemsOfCode } from "../seed/catalogue.ts";
import { longestOffer } from "../seed/offers.ts";
import { campaignOfTheShop } from "./campaignOfTheShop.ts";
import { contractAccount } from "./contractAccount.ts";
import { knownCustomers } from "./knownCustomers.ts";
import { account, activeSubscription, lead, refusedSubscription } from "./people.ts";
import { pixByLink } from "./pixByLink.ts";
import { type Scenario, scenario } from "./scenario.ts";
import { beatrizWithUnratedBox, helenaOfOneYear, luisaWithFirstBox, pauloWithOneBox } from "./subscribers/inOrder.ts";
import {
  jandiraWithoutData,
  marinaWithThreePets,
  otavioWithAbortedBox,
  rafaelWithRefusedCard,
  soniaWhoCancelled,
  wagnerWithoutConfirmation,
} from "./subscribers/inTrouble.ts";
import { type Subscriber, worldOfSubscribers } from "./subscribers/subscriber.ts";
import { gildaWithManyBoxes, iracemaWithUnusualBoxes, zulmiraWithPads } from "./subscribers/withBoxes.ts";
import { dalvaWithExpiringCard, veraOverdueWithThreeCards } from "./subscribers/withCards.ts";
import { friendsOfRosana, rosanaWithManyCoupons } from "./subscribers/withCoupons.ts";
import { normaWithEverything } from "./subscribers/withEverything.ts";
import { ivoneWithExtraItems, nairWithoutExtraItems } from "./subscribers/withExtraItems.ts";
import { friendsOfTeresa, teresaWithManyFriends } from "./subscribers/withFriends.ts";
import { noemiaWithEveryPlan } from "./subscribers/withPlans.ts";
import { quiteriaWithDiscontinuedPads, yaraWithPurchases } from "./subscribers/withPurchases.ts";
import { worldSince } from "./worldSince.ts";

const loggedInAs = ({ code }: CustomerRecord): Partial<SessionRecord> => ({
  session: { customerCode: code, reach: "account" },
  customerCode: code,
});

/** The world of one subscriber, logged in for all visitors. @param friends their invited subscribers. */
function lifeOf(
  subscriber: Subscriber,
  title: string,
  description: string,
  friends: readonly Subscriber[] = [],
): Scenario {
  return scenario(title, description, {
    newcomer: loggedInAs(subscriber.customer),
    world: (now) => worldOfSubscribers([subscriber, ...friends], now, [lead, account]),
  });
}

const neighbours = [
  ...[
    luisaWithFirstBox,
    pauloWithOneBox,
    beatrizWithUnratedBox,
    helenaOfOneYear,
    marinaWithThreePets,
    rafaelWithRefusedCard,
  ],
  ...[jandiraWithoutData, soniaWhoCancelled, otavioWithAbortedBox, wagnerWithoutConfirmation],
];

/** One customer has no recommendations. Another has a single one with a long name and without a picture, from its own shop. */
const ownRecommendations = [
  { customerCode: luisaWithFirstBox.customer.code, offers: [] },
  { customerCode: pauloWithOneBox.customer.code, offers: [longestOffer], shop: "https://sul.loja.petbox.example/" },
];

/** Accounts with the histories of their boxes. */
export const subscriberScenarios = {
  "conta-aberta": scenario(
    "Conectado, sem assinatura",
    "Quem chega já entrou como Carla Lima, que ainda não assina nada.",
    { newcomer: loggedInAs(account), world: knownCustomers },
  ),
  assinante: scenario("Conectado, com uma assinatura", "Quem chega já entrou como Carla Lima, assinante há um mês.", {
    newcomer: loggedInAs(account),
    world: (now) => {
      const bob = activeSubscription(now);
      return worldSince({ customers: [lead, account], subscriptions: [bob] }, bob.createdAt, now);
    },
  }),
  "assinante-de-um-ano": scenario(
    "Conectado, há catorze meses assinante, e com outra caixa em atraso",
    "Quem chega já entrou como Carla Lima, com a caixa de Bob renovada e a de Mika sem pagamento.",
    {
      newcomer: loggedInAs(account),
      world: (now) => {
        const bob = activeSubscription(now, 14 * 30);
        const mika = refusedSubscription(now, 45);
        return worldSince({ customers: [lead, account], subscriptions: [bob, mika] }, bob.createdAt, now);
      },
    },
  ),
  contrato: scenario(
    "Uma conta com tudo o que o contrato pede",
    "Ninguém entrou; Carla Lima tem um registro para cada chamada que o petbox-contract faz.",
    { world: contractAccount },
  ),
  "pix-por-link": scenario(
    "Um PIX que espera, aberto pelo link",
    "Ninguém entrou; o PIX da caixa de Mika vale por meia hora, e o de antes dele expirou.",
    { world: pixByLink },
  ),
  "primeira-caixa": lifeOf(
    luisaWithFirstBox,
    "Assinou hoje",
    "Quem chega já entrou como Luísa Moraes: a primeira caixa de Tobias está sendo processada.",
  ),
  "uma-caixa": lifeOf(
    pauloWithOneBox,
    "Uma caixa recebida, nada a fazer",
    "Quem chega já entrou como Paulo Teixeira: a primeira caixa de Nina chegou e foi avaliada.",
  ),
  "para-avaliar": lifeOf(
    beatrizWithUnratedBox,
    "Uma caixa espera a avaliação",
    "Quem chega já entrou como Beatriz Melo: a caixa de Cocada deste mês chegou e ainda não foi avaliada.",
  ),
  "assinante-ouro": lifeOf(
    helenaOfOneYear,
    "Um ano de assinatura, nível Ouro",
    "Quem chega já entrou como Helena Castro: doze meses pagos, e a assinatura de Amora está para se renovar.",
  ),
  "tres-pets": lifeOf(
    marinaWithThreePets,
    "Três pets em três estados",
    "Quem chega já entrou como Marina Duarte: a caixa de Bento a caminho, a de Frida em atraso, e Pingo já sem assinatura.",
  ),
  "cartao-recusado": lifeOf(
    rafaelWithRefusedCard,
    "Cartão recusado no segundo mês",
    "Quem chega já entrou como Rafael Nunes: o cartão foi recusado três vezes, e a caixa de Thor está em atraso.",
  ),
  "cartao-vencendo": lifeOf(
    dalvaWithExpiringCard,
    "Três cartões, o principal perto do fim",
    "Quem chega já entrou como Dalva Valença: o cartão que paga a caixa de Pipoca vence antes da próxima cobrança.",
  ),
  "em-atraso-com-tres-cartoes": lifeOf(
    veraOverdueWithThreeCards,
    "Em atraso, com três cartões guardados",
    "Quem chega já entrou como Vera Antunes: o cartão da caixa de Amendoim foi recusado, outro serve, e um já venceu.",
  ),
  "sem-cadastro": lifeOf(
    jandiraWithoutData,
    "Assinante sem dados pessoais",
    "Quem chega já entrou como Jandira, assinante antiga que nunca deu nome, CPF nem endereço.",
  ),
  "quem-saiu": lifeOf(
    soniaWhoCancelled,
    "Assinatura cancelada a pedido",
    "Quem chega já entrou como Sônia Prado, que cancelou a assinatura de Lola depois de cinco caixas.",
  ),
  "caixa-abortada": lifeOf(
    otavioWithAbortedBox,
    "Envio abortado",
    "Quem chega já entrou como Otávio Reis: a caixa de Chico deste mês foi abortada antes de sair.",
  ),
  "entrega-sem-confirmar": lifeOf(
    wagnerWithoutConfirmation,
    "Postada há mais de 20 dias, sem entrega",
    "Quem chega já entrou como Wagner Dias: a caixa de Feijão foi postada, e ninguém confirmou que chegou.",
  ),
  "caixas-incomuns": lifeOf(
    iracemaWithUnusualBoxes,
    "Uma caixa de um item, uma de doze, e uma avaliação pela metade",
    "Quem chega já entrou como Iracema Couto: três caixas chegaram, e nenhuma está avaliada por inteiro.",
  ),
  "muitos-cupons": lifeOf(
    rosanaWithManyCoupons,
    "Cupons de todo tipo",
    "Quem chega já entrou como Rosana Pires: tem o cupom do nível, o de aniversário e os de três indicações.",
    friendsOfRosana,
  ),
  "trezentas-caixas": lifeOf(
    gildaWithManyBoxes,
    "Três pets há mais de oito anos",
    "Quem chega já entrou como Gilda Fontes, que recebeu umas trezentas caixas.",
  ),
  "amigos-convidados": lifeOf(
    teresaWithManyFriends,
    "Um cupom de indicação, e amigos que o usaram",
    "Quem chega já entrou como Teresa Brandão: quatro amigos pagaram, e de um o banco ainda não disse nada.",
    friendsOfTeresa,
  ),
  "campanha-de-indicacao": scenario(
    "Indicação com uma campanha própria",
    "Quem chega já entrou como Carla Lima, ainda sem cupom; a campanha tem banners, HTML demais e vale R$100.",
    {
      newcomer: loggedInAs(account),
      world: (now) => ({
        ...worldOfSubscribers([teresaWithManyFriends], now, [lead, account]),
        referralCampaigns: [campaignOfTheShop],
      }),
    },
  ),
  "caixa-e-tapetes": lifeOf(
    zulmiraWithPads,
    "Uma caixa, e tapetes que vão com ela",
    "Quem chega já entrou como Zulmira Paz, que assina a caixa de Dalila e tapetes higiênicos.",
  ),
  "compras-programadas": lifeOf(
    yaraWithPurchases,
    "Tapetes com a caixa, e alimentos avulsos",
    "Quem chega já entrou como Yara Nogueira, com tapetes e alimentos úmidos em todos os estados de envio.",
  ),
  "produto-esgotado": lifeOf(
    quiteriaWithDiscontinuedPads,
    "Tapetes avulsos, e um deles acabou",
    "Quem chega já entrou como Quitéria Lobo: um dos tapetes não existe mais, e os alimentos ela cancelou ontem.",
  ),
  "planos-de-todo-jeito": lifeOf(
    noemiaWithEveryPlan,
    "Seis assinaturas em seis estados",
    "Quem chega já entrou como Noêmia Barros, com um plano para cada situação: mensal, suspenso, à espera do boleto e outras.",
  ),
  "casa-cheia": lifeOf(
    normaWithEverything,
    "Sete pets, tapetes e alimentos úmidos",
    "Quem chega já entrou como Norma Figueira: sete caixas, uma em cada situação, tapetes e alimentos úmidos.",
  ),
  "item-extra": lifeOf(
    ivoneWithExtraItems,
    "Um item extra há dois meses, e outro desde ontem",
    "Quem chega já entrou como Ivone Sales: o item extra da Farofa já foi cobrado, o do Fubá ainda não.",
  ),
  "sem-item-extra": lifeOf(
    nairWithoutExtraItems,
    "Três assinaturas que não recebem item extra",
    "Quem chega já entrou como Nair Couto: o plano do Urso não aceita, a última caixa do Sagu saiu, e Jujuba pediu para sair.",
  ),
  "itens-esgotados": scenario(
    "Itens extras esgotados",
    "Quem chega já entrou como Carla Lima: da trilha do Bob não há mais nenhum item extra.",
    {
      newcomer: loggedInAs(account),
      world: (now) => {
        const bob = activeSubscription(now);
        const soldOutItems = extraItemsOfCode("SP").map(({ tag }) => ({ tag }));
        return worldSince({ customers: [lead, account], subscriptions: [bob], soldOutItems }, bob.createdAt, now);
      },
    },
  ),
  "um-item-extra": scenario(
    "Um único item extra",
    "Quem chega já entrou como Beatriz Melo: da trilha da Cocada só restou um item extra.",
    {
      newcomer: loggedInAs(beatrizWithUnratedBox.customer),
      world: (now) => ({
        ...worldOfSubscribers([beatrizWithUnratedBox], now, [lead, account]),
        soldOutItems: [{ tag: "brinquedo-gato" }],
      }),
    },
  ),
  vizinhanca: scenario(
    "Vários assinantes em um mundo só",
    "Ninguém entrou ainda; em Pessoas, entre como um dos assinantes dos outros mundos.",
    { world: (now) => ({ ...worldOfSubscribers(neighbours, now, [lead, account]), ownRecommendations }) },
  ),
} as const;
