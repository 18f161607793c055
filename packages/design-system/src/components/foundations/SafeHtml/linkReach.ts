import { isSitePath } from "@petbox/domain/site/sitePath";

/** Beside the paths of this site: an address of http(s), or of a place on this page. */
const otherAddress = /^(https?:\/\/|[?#])/i;

/**
 * Where a link in the server's text leads, seen from the page at `here`: within the shop, to another site, or nowhere,
 * which is every address of another kind and every one that is none.
 */
export function linkReach(href: string, here: string): "here" | "elsewhere" | "nowhere" {
  const address = href.trim();
  if (!(isSitePath(address) || otherAddress.test(address)) || !URL.canParse(href, here)) return "nowhere";
  return new URL(href, here).origin === new URL(here).origin ? "here" : "elsewhere";
}
