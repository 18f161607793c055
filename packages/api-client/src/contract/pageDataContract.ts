import type * as z from "zod/mini";

/**
 * Data that a page shows and no call returns, as a value. They are embedded in the page's own document, in the JSON under `page`. The hook,
 * the mock server's documents and the tests are derived from it.
 */
export interface PageData<Page extends `/${string}` = `/${string}`, Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** The page's path, in the router's notation. */
  readonly page: Page;
  /** Whether every visitor gets the same data, logged in or not. @default false */
  readonly isPublic?: boolean;
  /** A codec: wire data ↔ the shop's data. */
  readonly schema: Schema;
}

/** The decoded data of a page. */
export type PageDataValue<Data extends PageData> = z.output<Data["schema"]>;

/** The data of a page, with the types of its path and schema. */
// Marked as free of side effects, so that a page's bundle contains only its own data.
/* @__NO_SIDE_EFFECTS__ */
export function pageData<const Page extends `/${string}`, Schema extends z.ZodMiniType>(
  definition: PageData<Page, Schema>,
): PageData<Page, Schema> {
  return definition;
}

/** Whether a value is page data: areas export types and codecs beside them. */
export function isPageData(value: unknown): value is PageData {
  return typeof value === "object" && value !== null && "page" in value && "schema" in value;
}
