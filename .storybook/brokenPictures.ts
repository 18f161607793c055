/**
 * Fails a story that shows a picture whose file does not exist. Pictures that are still loading are ignored, and so are docs pages,
 * and data URLs, which are broken on purpose only.
 */
export function refuseBrokenPictures({ viewMode }: { viewMode?: string }): void {
  if (viewMode === "docs") return;
  const broken = [...document.images].filter(
    (picture) =>
      picture.currentSrc.startsWith("http") &&
      picture.complete &&
      picture.naturalWidth === 0 &&
      picture.checkVisibility(),
  );
  if (broken.length === 0) return;
  throw new Error(`The page shows a picture that did not load: ${broken.map(({ src }) => src).join(", ")}`);
}
