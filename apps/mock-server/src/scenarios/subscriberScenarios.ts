import { longestOffer } from "../seed/offers.ts";
import { account, lead } from "./people.ts";
import { scenario } from "./scenario.ts";
import { beatrizWithUnratedBox, helenaOfOneYear, luisaWithFirstBox, pauloWithOneBox } from "./subscribers/inOrder.ts";
import {
  jandiraWithoutData,
  marinaWithThreePets,
  otavioWithAbortedBox,
  rafaelWithRefusedCard,
  soniaWhoCancelled,
  wagnerWithoutConfirmation,
} from "./subscribers/inTrouble.ts";
import { lifeOf, worldOfSubscribers } from "./subscribers/subscriber.ts";
import { gildaWithManyBoxes, iracemaWithUnusualBoxes } from "./subscribers/withBoxes.ts";
import { dalvaWithExpiringCard, veraOverdueWithThreeCards } from "./subscribers/withCards.ts";
import { friendsOfRosana, rosanaWithManyCoupons } from "./subscribers/withCoupons.ts";
import { normaWithEverything } from "./subscribers/withEverything.ts";
import { friendsOfTeresa, teresaWithManyFriends } from "./subscribers/withFriends.ts";
import { noemiaWithEveryPlan } from "./subscribers/withPlans.ts";

const neighbours = [
  luisaWithFirstBox,
  pauloWithOneBox,
  beatrizWithUnratedBox,
  helenaOfOneYear,
  marinaWithThreePets,
  rafaelWithRefusedCard,
  jandiraWithoutData,
  soniaWhoCancelled,
  otavioWithAbortedBox,
  wagnerWithoutConfirmation,
];

/** One customer has no recommendations. Another has a single one with a long name and without a picture, from its own shop. */
const ownRecommendations = [
  { customerCode: luisaWithFirstBox.customer.code, offers: [] },
  { customerCode: pauloWithOneBox.customer.code, offers: [longestOffer], shop: "https://sul.loja.petbox.example/" },
];

/** Subscribers with the histories of their boxes. */
export const subscriberScenarios = {
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
  vizinhanca: scenario(
    "Vários assinantes em um mundo só",
    "Ninguém entrou ainda; em Pessoas, entre como um dos assinantes dos outros mundos.",
    { world: (now) => ({ ...worldOfSubscribers(neighbours, now, [lead, account]), ownRecommendations }) },
  ),
} as const;
