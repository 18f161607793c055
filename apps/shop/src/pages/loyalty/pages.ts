import { loyaltyPaths } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { page } from "../../app/page.ts";
import { accountFrame } from "../account/accountFrame.ts";
import { accountGate } from "../account/accountGate.ts";

const title = "Programa de fidelidade";

/** The loyalty programme, as one's own and as everybody's (decision 43). */
export const pages = [
  page({
    path: [loyaltyPaths.own, withApp(loyaltyPaths.own)],
    title,
    prerender: true,
    frame: accountFrame(),
    gate: accountGate,
    load: () => import("./OwnLoyaltyPage.tsx"),
  }),
  page({
    path: [loyaltyPaths.programme, withApp(loyaltyPaths.programme)],
    title,
    description:
      "Cinco níveis, de Bronze a Diamante: a cada caixa recebida, mais desconto e vantagens no frete da loja da PetBox.",
    prerender: true,
    frame: accountFrame(),
    // Everybody may see it: it only waits until it is known who is there.
    gate: () => undefined,
    load: () => import("./LoyaltyProgrammePage.tsx"),
  }),
];
