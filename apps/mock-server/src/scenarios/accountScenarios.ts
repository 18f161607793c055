import { campaignBanner, type ReferralCampaign } from "@petbox/domain/referral/campaign";
import { sitePaths } from "@petbox/domain/site/paths";
import { noonOf } from "../simulation/noonOf.ts";
import { contractAccount } from "./contractAccount.ts";
import { account, activeSubscription, knownCustomers, lead, refusedSubscription } from "./people.ts";
import { pixByLink } from "./pixByLink.ts";
import { scenario } from "./scenario.ts";
import { loggedInAs, type Subscriber, worldOfSubscribers } from "./subscribers/subscriber.ts";
import { teresaWithManyFriends } from "./subscribers/withFriends.ts";
import { worldSince } from "./worldSince.ts";

/** A campaign whose reward is a shop coupon (MAN-423), with more markup than a text may have (decision 45). */
const campaignOfTheShop: ReferralCampaign = {
  id: "2",
  banner: campaignBanner("imagens/campanha-larga.svg", "imagens/campanha-estreita.svg"),
  description: "Indique um amigo e ganhe R$100 em compras.",
  benefit: `
    <p>Seu amigo ganha <b>10% de desconto</b> no primeiro mês.</p>
    <script>document.title = "roubado"</script>
    <img src="/imagens/nada.svg" onerror="document.title = 'roubado'">
    <p style="position: fixed" onclick="alert(1)">Você ganha <a href="javascript:alert(1)">o valor</a> na loja: veja <a href="${sitePaths.terms}">as regras</a>.</p>`,
};

const carla: Subscriber = { customer: account, subscriptions: (today) => [activeSubscription(noonOf(today))] };

/** The account of Carla Lima, before and after her first box. */
export const accountScenarios = {
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
        const mika = refusedSubscription(now);
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
  "campanha-de-indicacao": scenario(
    "Indicação com uma campanha própria",
    "Quem chega já entrou como Carla Lima, assinante ainda sem cupom; a campanha tem banners, HTML demais e vale R$100.",
    {
      newcomer: loggedInAs(account),
      world: (now) => ({
        ...worldOfSubscribers([teresaWithManyFriends, carla], now, [lead]),
        referralCampaigns: [campaignOfTheShop],
      }),
    },
  ),
} as const;
