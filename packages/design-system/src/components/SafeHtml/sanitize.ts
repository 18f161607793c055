import DOMPurify from "dompurify";

const allowed = ["a", "b", "strong", "em", "br", "p", "ul", "ol", "li"];

/** An address of http(s), or of this site: starting with one slash, "?" or "#". */
const address = /^(https?:\/\/|\/(?![/\\])|[?#])/i;

function mendLink(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  if (!address.test(href.trim())) {
    link.removeAttribute("href");
    return;
  }
  if (new URL(href, location.href).origin === location.origin) return;
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
}

/**
 * The server's HTML as elements that can do no harm: a, b, strong, em, br, p, ul, ol, li; no attribute but a link's
 * address, and that only if it leads to http(s) or within this site. A link to another site opens beside the shop.
 */
export function sanitize(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowed,
    ALLOWED_ATTR: ["href"],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll("a")) mendLink(link);
  return fragment;
}
