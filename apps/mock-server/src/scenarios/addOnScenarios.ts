import { extraItemsOfCode } from "../seed/catalogue.ts";
import { account, activeSubscription, lead } from "./people.ts";
import { scenario } from "./scenario.ts";
import { beatrizWithUnratedBox } from "./subscribers/inOrder.ts";
import { lifeOf, loggedInAs, worldOfSubscribers } from "./subscribers/subscriber.ts";
import { zulmiraWithPads } from "./subscribers/withBoxes.ts";
import { ivoneWithExtraItems, nairWithoutExtraItems } from "./subscribers/withExtraItems.ts";
import { quiteriaWithDiscontinuedPads, yaraWithPurchases } from "./subscribers/withPurchases.ts";
import { worldSince } from "./worldSince.ts";

/** Scheduled purchases, and extra items of a box. */
export const addOnScenarios = {
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
} as const;
