import { productName } from "@petbox/domain/site/productName";

/** The suffix of every page's title. */
export const titleSuffix = ` · ${productName}`;

/**
 * The document's title: the page's, before the shop's name. The one that is mounted last is shown, so that a page may
 * replace the title of its route.
 */
export function DocumentTitle({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : <title>{children + titleSuffix}</title>;
}
