import DOMPurify from "dompurify";
import { linkReach } from "./linkReach.ts";

const allowed = ["a", "b", "strong", "em", "br", "p", "ul", "ol", "li"];

function mendLink(link: Element): void {
  const reach = linkReach(link.getAttribute("href") ?? "", location.href);
  if (reach === "nowhere") link.removeAttribute("href");
  if (reach !== "elsewhere") return;
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
}

/**
 * Sanitizes the server's HTML: only a, b, strong, em, br, p, ul, ol, li; only `href`, and only if it leads to http(s)
 * or within this site. A link to another site opens in another tab.
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
