import { checkoutPaths } from "@petbox/domain/site/paths";
import { page } from "../../app/page.ts";
import { funnelFrame } from "../funnel/FunnelFrame.tsx";
import { stepGate } from "../funnel/stepGate.ts";
import { subscribedGate } from "./subscribedGate.ts";

/** Registration, payment and its result. */
export const pages = [
  page({
    path: checkoutPaths.checkout,
    title: "Seus dados e entrega",
    prerender: true,
    frame: funnelFrame,
    gate: stepGate("checkout"),
    load: () => import("./CheckoutPage.tsx"),
  }),
  page({
    path: [checkoutPaths.payment, checkoutPaths.anotherCard],
    title: "Pagamento",
    prerender: true,
    frame: funnelFrame,
    gate: stepGate("payment"),
    load: () => import("./PaymentPage.tsx"),
  }),
  page({
    path: checkoutPaths.waiting,
    title: "Confirmando o pagamento",
    prerender: true,
    gate: subscribedGate,
    load: () => import("./WaitingPage.tsx"),
  }),
];
