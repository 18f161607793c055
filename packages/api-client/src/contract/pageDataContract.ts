import type * as z from "zod/mini";

/**
 * What a page shows and no call brings, as a value: it stands in the page's own document, in the one embedded JSON under
 * `page`. From it come the hook's reading, the mock server's documents and the tests.
 */
export interface PageData<Page extends `/${string}` = `/${string}`, Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** The page's address, in the router's notation. */
  readonly page: Page;
  /** Whether every visitor gets the same data, logged in or not. @default false */
  readonly isPublic?: boolean;
  /** A codec: what travels ↔ what the shop knows. */
  readonly schema: Schema;
}

/** What a page is given, as the shop knows it. */
export type PageDataValue<Data extends PageData> = z.output<Data["schema"]>;

// Marked as free of side effects, so that a page carries its own data and no other's.
/* @__NO_SIDE_EFFECTS__ */
export function pageData<const Page extends `/${string}`, Schema extends z.ZodMiniType>(
  definition: PageData<Page, Schema>,
): PageData<Page, Schema> {
  return definition;
}

export function isPageData(value: unknown): value is PageData {
  return typeof value === "object" && value !== null && "page" in value && "schema" in value;
}
