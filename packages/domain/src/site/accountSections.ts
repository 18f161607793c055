import { accountPaths, loyaltyPaths, subscriptionPaths } from "./paths.ts";
import { inAppIf } from "./withApp.ts";

export const accountSections = ["home", "subscriptions", "payment", "delivery", "benefits"] as const;

/** A section of the account's navigation. */
export type AccountSection = (typeof accountSections)[number];

export const accountTabs = ["pets", "addresses", "cards"] as const;

/** A tab of the account's data (SUB-074). */
export type AccountTab = (typeof accountTabs)[number];

export const accountTabLabels: Readonly<Record<AccountTab, string>> = {
  pets: "Pets",
  addresses: "Entrega",
  cards: "Cobrança",
};

/** The tabs' values of `?q=`; the first tab has no value. */
const queries = { addresses: "entrega", cards: "cartao" } as const;

/** The URL of a tab (SUB-013, SUB-069, decision 51). */
export function accountTabPath(tab: AccountTab, inApp: boolean): `/${string}` {
  const page = inAppIf(inApp, accountPaths.data);
  return tab === "pets" ? page : `${page}?q=${queries[tab]}`;
}

/** The tab selected by a query string; the first tab by default. */
export function accountTabIn(search: string): AccountTab {
  const query = new URLSearchParams(search).get("q");
  return accountTabs.find((tab) => tab !== "pets" && queries[tab] === query) ?? "pets";
}

/** The page that each section opens. */
export const accountSectionPaths: Readonly<Record<AccountSection, `/${string}`>> = {
  home: accountPaths.area,
  subscriptions: subscriptionPaths.hub,
  payment: accountPaths.cards,
  delivery: accountTabPath("addresses", false),
  benefits: loyaltyPaths.own,
};

/** The sections of the tabs of the account data; the pets belong to none. */
export const sectionsOfTabs: Readonly<Record<AccountTab, AccountSection | undefined>> = {
  pets: undefined,
  addresses: "delivery",
  cards: "payment",
};
