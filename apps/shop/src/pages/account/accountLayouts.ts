import type { SiteLayoutOptions } from "../site/siteLayoutOptions.ts";

/** How the account's layout frames its pages: without the footer in the mobile application (SUB-018). */
export const accountLayout: SiteLayoutOptions = { footer: "outside-app", fills: "screen" };

/** The same, for pages with one narrow column. */
export const accountColumn: SiteLayoutOptions = { ...accountLayout, width: "column" };

/** The pages of a customer's subscriptions, and of the boxes that they have brought. */
export const subscriptionsLayout: SiteLayoutOptions = { ...accountLayout, section: "subscriptions" };

/** The pages of what customers get for staying, buying and inviting. */
export const benefitsLayout: SiteLayoutOptions = { ...accountLayout, section: "benefits" };
