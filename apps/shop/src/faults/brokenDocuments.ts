import type { InjectedFault } from "./tryBrokenCall.ts";

/** What becomes of the data of a page on its way. */
export type Breakage =
  | { readonly name: InjectedFault; readonly kind: InjectedFault }
  | { readonly name: string; readonly broken: (good: Response) => Promise<Response> };

/** A document that brings another thing in the place of its data. */
const document = (name: string, change: (html: string) => string): Breakage => ({
  name,
  broken: async (good) => new Response(change(await good.text()), good),
});

export const brokenDocuments: readonly Breakage[] = [
  document("a document without data", (html) => html.replace(/<script[^>]* id="page-data">.*<\/script>/s, "")),
  document("a document that is broken off", (html) => html.slice(0, html.indexOf('"page":') + 12)),
  document("a document whose data has another shape", (html) => withPage(html, '["unexpected"]')),
  document("a document that has nothing for whoever asks", (html) => withPage(html, "null")),
];

/** The path names nothing of this customer. */
export const notThere: Breakage = {
  name: "a document of nothing that is there",
  broken: async () => new Response(null, { status: 404 }),
};

/** The data of a page comes last in the one embedded JSON. */
function withPage(html: string, page: string): string {
  return html.replace(/"page":.*\}<\/script>/s, () => `"page":${page}}</script>`);
}
