import { checkoutPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import type { PageRoute } from "../../app/pageRoute.ts";

const payment = (path: string): PageRoute => ({
  path,
  handle: { title: "Pagamento" },
  lazy: () => import("./PaymentPage.tsx"),
});

/** Registration, payment and its result. */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../funnel/FunnelLayout.tsx"),
    children: [
      {
        lazy: () => import("./BeforePaymentLayout.tsx"),
        children: [
          {
            path: checkoutPaths.checkout,
            handle: { title: "Seus dados e entrega" },
            lazy: () => import("./CheckoutPage.tsx"),
          },
        ] satisfies PageRoute[],
      },
      payment(checkoutPaths.payment),
      payment(checkoutPaths.anotherCard),
    ],
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
