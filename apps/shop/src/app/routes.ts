import type { RouteObject } from "react-router-dom";
import { lazy } from "../lazy/lazy.ts";
import { routes as account } from "../pages/account/routes.ts";
import { routes as boxes } from "../pages/boxes/routes.ts";
import { routes as checkout } from "../pages/checkout/routes.ts";
import { routes as coupons } from "../pages/coupons/routes.ts";
import { routes as funnel } from "../pages/funnel/routes.ts";
import { routes as gallery } from "../pages/gallery/routes.ts";
import { routes as loyalty } from "../pages/loyalty/routes.ts";
import { routes as nps } from "../pages/nps/routes.ts";
import { routes as offers } from "../pages/offers/routes.ts";
import { routes as pix } from "../pages/pix/routes.ts";
import { routes as plan } from "../pages/plan/routes.ts";
import { routes as ratings } from "../pages/ratings/routes.ts";
import { routes as referral } from "../pages/referral/routes.ts";
import { routes as resolution } from "../pages/resolution/routes.ts";
import { routes as scheduled } from "../pages/scheduled/routes.ts";
import { routes as session } from "../pages/session/routes.ts";
import { ErrorPage } from "../pages/site/ErrorPage.tsx";
import { routes as site } from "../pages/site/routes.ts";
import { routes as subscriptions } from "../pages/subscriptions/routes.ts";
import { routes as upsell } from "../pages/upsell/routes.ts";
import { routes as welcome } from "../pages/welcome/routes.ts";
import { RootLayout } from "./RootLayout.tsx";

/** Every URL of the shop, area by area. */
const areaRoutes: readonly RouteObject[] = [
  ...site,
  ...funnel,
  ...checkout,
  ...session,
  ...welcome,
  ...account,
  ...plan,
  ...subscriptions,
  ...scheduled,
  ...resolution,
  ...upsell,
  ...boxes,
  ...ratings,
  ...loyalty,
  ...offers,
  ...coupons,
  ...referral,
  ...pix,
  ...nps,
  ...gallery,
];

/** Loads the code of each route once, and again only after a failure: a prefetched page opens without another import. */
function loadedOnce(route: RouteObject): RouteObject {
  if (route.index) return route;
  const { lazy: load, children } = route;
  return {
    ...route,
    ...(typeof load === "function" && { lazy: lazy(load).load }),
    ...(children && { children: children.map(loadedOnce) }),
  };
}

/** The fallback while a page's code loads again, after the load with the document has failed. */
const NoFallback = () => null;

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: NoFallback,
    children: [{ ErrorBoundary: ErrorPage, children: areaRoutes.map(loadedOnce) }],
  },
];
