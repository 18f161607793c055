import { type DocumentSource, pageDataPlaceholder } from "./documents.ts";

/** Documents with nothing but the data that the server embeds in a page, for requests that read them. */
export const dataDocuments: DocumentSource = {
  find: () => ({ html: `<script type="application/json" id="page-data">${pageDataPlaceholder}</script>`, status: 200 }),
  policy: () => "default-src 'none'",
};
