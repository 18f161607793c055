import { escapeAttribute } from "@petbox/mock-server/backend/dataPictures";
import { svgDataUrl } from "@petbox/mock-server/server/site";

/** React's preload tags for the pictures of the first view. */
const asked = /^(?:<link rel="preload" as="image"[^>]*>)+/;
const addresses = /href="([^"]+\.svg)"/g;

/**
 * Inlines the pictures of a page's first view, which saves a round trip before the first paint. When the page renders again, they are
 * requested like any other picture.
 * @param html a page as React rendered it, preceded by the preload tags of its first pictures.
 * @param drawingAt returns the SVG at a URL.
 * @returns the page without these tags.
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
