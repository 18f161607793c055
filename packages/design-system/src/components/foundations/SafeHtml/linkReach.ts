import { isSitePath } from "@petbox/domain/site/sitePath";

/** Apart from paths of this site: http(s) URLs and fragments of this page. */
const otherAddress = /^(https?:\/\/|[?#])/i;

/**
 * Resolves a link in the server's text relative to the page `here`: inside the shop, on another site, or "nowhere" for any other scheme and
 * for an invalid URL.
 */
export function linkReach(href: string, here: string): "here" | "elsewhere" | "nowhere" {
  const address = href.trim();
  if (!(isSitePath(address) || otherAddress.test(address))) return "nowhere";
  try {
    return new URL(href, here).origin === new URL(here).origin ? "here" : "elsewhere";
  } catch {
    return "nowhere";
  }
}
