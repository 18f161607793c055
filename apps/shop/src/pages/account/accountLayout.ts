import type { SiteLayoutOptions } from "../site/siteLayoutOptions.ts";

/** How the site's layout frames the account: without its footer in the mobile application (SUB-018). */
export const accountLayout: SiteLayoutOptions = { footer: "outside-app", fills: "screen" };

/** The same, for pages with one narrow column. */
export const accountColumn: SiteLayoutOptions = { ...accountLayout, width: "column" };
