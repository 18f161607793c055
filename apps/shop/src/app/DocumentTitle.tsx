import { productName } from "@petbox/domain/site/productName";

/** The suffix of every page's title. */
export const titleSuffix = ` · ${productName}`;

/** A page's own title, without the shop's name. */
export function titleOf(documentTitle: string): string {
  return documentTitle.endsWith(titleSuffix) ? documentTitle.slice(0, -titleSuffix.length) : documentTitle;
}

/**
 * The document's title: the page's, before the shop's name. The one that is mounted last is shown, so that a page may
 * replace the title of its route.
 */
export function DocumentTitle({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : <title>{children + titleSuffix}</title>;
}
