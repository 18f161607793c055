import { type AccountTab, accountTabPath } from "./accountTabs.ts";
import { accountPaths, loyaltyPaths, subscriptionPaths } from "./paths.ts";

export const accountSections = ["home", "subscriptions", "payment", "delivery", "benefits"] as const;

/** A section of the account's navigation. */
export type AccountSection = (typeof accountSections)[number];

/** The page that each section opens. */
export const accountSectionPaths: Readonly<Record<AccountSection, `/${string}`>> = {
  home: accountPaths.area,
  subscriptions: subscriptionPaths.hub,
  payment: accountPaths.cards,
  delivery: accountTabPath("addresses", false),
  benefits: loyaltyPaths.own,
};

/** The sections of the tabs of the account data; the pets belong to none of their own. */
export const sectionsOfTabs: Readonly<Record<AccountTab, AccountSection>> = {
  pets: "home",
  addresses: "delivery",
  cards: "payment",
};
