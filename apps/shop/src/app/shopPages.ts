import { type AreaPages, createPages } from "./pages.ts";

const modules = import.meta.glob<AreaPages>("../pages/*/pages.ts");

/** The areas of the shop by the names of their folders: a page is added in its own. */
export const shopAreas = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [file.split("/").at(-2) ?? "", load]),
);

/** Every page of the shop by its address. */
export const shopPages = createPages(shopAreas);
