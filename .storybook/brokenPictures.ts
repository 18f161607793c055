/** The URLs of the story's pictures that did not load. Docs pages have none, and data URLs are broken on purpose only. */
export function brokenPictures({ viewMode }: { viewMode?: string }): readonly string[] {
  if (viewMode === "docs") return [];
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .filter((picture) => picture.currentSrc.startsWith("http") && picture.checkVisibility())
    .map(({ currentSrc }) => currentSrc);
}

/** Fails a story with broken pictures. */
export function refuseBrokenPictures(context: { viewMode?: string }): void {
  const broken = brokenPictures(context);
  if (broken.length > 0) throw new Error(`The page shows a picture that did not load: ${broken.join(", ")}`);
}
