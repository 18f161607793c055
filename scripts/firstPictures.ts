import { escapeAttribute } from "@petbox/mock-server/backend/escapeAttribute";
import { svgDataUrl } from "@petbox/mock-server/server/svgDataUrl";

/** What React asks for in a page's head: the pictures of its first view. */
const asked = /^(?:<link rel="preload" as="image"[^>]*>)+/;
const addresses = /href="([^"]+\.svg)"/g;

/**
 * Puts the drawings of a page's first view into its document. They are there with the first paint, a round trip earlier
 * than a file of their own; where the page is drawn again they are asked for like any other.
 * @param html a page as React rendered it, with the requests for its first pictures before it.
 * @param drawingAt the SVG that an address shows.
 * @returns the page without these requests.
 */
export function withFirstPictures(html: string, drawingAt: (address: string) => string): string {
  const [requests = ""] = asked.exec(html) ?? [];
  const page = html.slice(requests.length);
  return [...requests.matchAll(addresses)].reduce(
    (written, [, address = ""]) =>
      written.replaceAll(`src="${address}"`, () => `src="${escapeAttribute(svgDataUrl(drawingAt(address)))}"`),
    page,
  );
}
