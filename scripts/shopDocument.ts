import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PrerenderedPage } from "../apps/shop/src/entry/prerender.tsx";
import { withFirstPictures } from "./firstPictures.ts";

/** The chunks of the build, by their sources. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** The page's document: the template with the rendered HTML, its styles, its metadata and its preloaded chunks. */
export function documentOf(template: string, page: PrerenderedPage, manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"))?.file;
  const chunks = page.sources.flatMap((source) => chunksOf(source, manifest));
  const head = [
    ...page.head,
    // Visible resources come before scripts: browsers request few files at a time, in document order.
    font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />` : "",
    ...[...new Set(chunks)].map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low" />`),
    // The content security policy allows the styles because of the nonce, which the server fills in.
    page.styles.replaceAll("<style ", '<style nonce="__STYLE_NONCE__" '),
    ...page.data,
  ];
  return template
    .replace("<!--head-->", () => head.filter(Boolean).join("\n    "))
    .replace("<!--shop-->", () => withFirstPictures(page.html, drawingAt));
}

/** A drawing of those that the server has. */
const drawingAt = (address: string) =>
  readFileSync(join(import.meta.dirname, "../apps/mock-server/pictures", address), "utf8");

/**
 * The chunk of a source, after all chunks that it imports: the first can run while the rest is loading. A source without a chunk is a
 * misspelled route.
 */
function chunksOf(source: string, manifest: Manifest): string[] {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The route names ${source}, which the build does not have.`);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(imported, manifest)), chunk.file];
}
