import { checkoutPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import type { PageRoute } from "../../app/pageRoute.ts";

/** Registration, payment and its result. */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../funnel/FunnelLayout.tsx"),
    children: [
      {
        path: checkoutPaths.checkout,
        handle: { title: "Seus dados e entrega" },
        lazy: () => import("./CheckoutPage.tsx"),
      },
      { path: checkoutPaths.payment, handle: { title: "Pagamento" }, lazy: () => import("./PaymentPage.tsx") },
      { path: checkoutPaths.anotherCard, handle: { title: "Pagamento" }, lazy: () => import("./PaymentPage.tsx") },
    ] satisfies PageRoute[],
  },
  {
    children: [
      {
        path: checkoutPaths.waiting,
        handle: { title: "Confirmando o pagamento" },
        lazy: () => import("./WaitingPage.tsx"),
      },
    ] satisfies PageRoute[],
  },
];
