import type { InjectedFault } from "./testFailingCall.ts";

/** A way to break the data of a page. */
export type Breakage =
  | { readonly name: InjectedFault; readonly kind: InjectedFault }
  | { readonly name: string; readonly broken: (good: Response) => Promise<Response> };

/** A document with changed data. */
const document = (name: string, change: (html: string) => string): Breakage => ({
  name,
  broken: async (good) => new Response(change(await good.text()), good),
});

export const brokenDocuments: readonly Breakage[] = [
  document("a document without data", (html) => html.replace(/<script[^>]* id="page-data">.*<\/script>/s, "")),
  document("a document whose data has another shape", (html) => withPage(html, '["unexpected"]')),
  document("a document whose data is null", (html) => withPage(html, "null")),
];

/** The path names nothing that belongs to this customer. */
export const notThere: Breakage = {
  name: "a missing document",
  broken: async () => new Response(null, { status: 404 }),
};

/** The page's data is the last field of the embedded JSON. */
function withPage(html: string, page: string): string {
  return html.replace(/"page":.*\}<\/script>/s, () => `"page":${page}}</script>`);
}
