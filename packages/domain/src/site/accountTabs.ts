import { accountPaths } from "./paths.ts";
import { inAppIf } from "./withApp.ts";

export const accountTabs = ["pets", "addresses", "cards"] as const;

/** One of the views of the account's data (SUB-074). */
export type AccountTab = (typeof accountTabs)[number];

export const accountTabLabels: Readonly<Record<AccountTab, string>> = {
  pets: "Pets",
  addresses: "Entrega",
  cards: "Cobrança",
};

/** What stands behind `?q=`; the first tab is the page without it. */
const queries = { addresses: "entrega", cards: "cartao" } as const;

/** The address of a tab (SUB-013, SUB-069, decision 51). */
export function accountTabPath(tab: AccountTab, inApp: boolean): `/${string}` {
  const page = inAppIf(inApp, accountPaths.data);
  return tab === "pets" ? page : `${page}?q=${queries[tab]}`;
}

/** The tab that an address names. @param search its query; one that names none, or no tab that there is, opens the first. */
export function accountTabIn(search: string): AccountTab {
  const query = new URLSearchParams(search).get("q");
  return accountTabs.find((tab) => tab !== "pets" && queries[tab] === query) ?? "pets";
}
