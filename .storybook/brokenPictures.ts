/** The URLs of the story's pictures that did not load, except data URLs, which are broken on purpose only. */
export function brokenPictures(): readonly string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .filter((picture) => picture.currentSrc.startsWith("http") && picture.checkVisibility())
    .map(({ currentSrc }) => currentSrc);
}

/** Fails a story with broken pictures. */
export function refuseBrokenPictures(): void {
  const broken = brokenPictures();
  if (broken.length > 0) throw new Error(`The page shows a picture that did not load: ${broken.join(", ")}`);
}
