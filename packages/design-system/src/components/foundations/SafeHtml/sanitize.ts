import { isSitePath } from "@petbox/domain/site/sitePath";
import DOMPurify from "dompurify";

const allowed = ["a", "b", "strong", "em", "br", "p", "ul", "ol", "li"];

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

function mendLink(link: Element): void {
  const reach = linkReach(link.getAttribute("href") ?? "", location.href);
  if (reach === "nowhere") link.removeAttribute("href");
  if (reach !== "elsewhere") return;
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
}

/**
 * Returns an empty document that no content-security policy applies to, because its frame is gone. In the page's own documents and
 * templates, Chromium reports the inline styles and event handlers of a parsed text as violations, although none takes effect.
 */
function documentWithoutPolicy(): Document {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const { implementation } = frame.contentDocument ?? document;
  frame.remove();
  return implementation.createHTMLDocument("");
}

/**
 * Sanitizes the server's HTML: only a, b, strong, em, br, p, ul, ol, li; only `href`, and only if it leads to http(s)
 * or within this site. A link to another site opens in another tab.
 */
export function sanitize(html: string): DocumentFragment {
  // Its root is of an allowed type, because it is sanitized as well.
  const root = documentWithoutPolicy().createElement("p");
  root.innerHTML = html;
  DOMPurify.sanitize(root, {
    ALLOWED_TAGS: allowed,
    ALLOWED_ATTR: ["href"],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    IN_PLACE: true,
  });
  const fragment = document.createDocumentFragment();
  // Copies, because the classes of another document's elements are not those of this one.
  for (const node of root.childNodes) fragment.append(document.importNode(node, true));
  for (const link of fragment.querySelectorAll("a")) mendLink(link);
  return fragment;
}
