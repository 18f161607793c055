import type { Page } from "./page.ts";

const lists = import.meta.glob<readonly Page[]>(
  ["../pages/*/pages.ts", "!../pages/{checkout,funnel,session,site}/pages.ts"],
  { eager: true, import: "pages" },
);

/** The pages that nobody opens on the way to their first box, by the folders of their areas: their lists are fetched together. */
export const laterAreas: Readonly<Record<string, readonly Page[]>> = Object.fromEntries(
  Object.entries(lists).map(([file, pages]) => [file.split("/").at(-2) ?? "", pages]),
);
