/** Where the shop is: what leaves it, for search engines and shared links, names it by this. Written here alone. */
export const siteOrigin = "https://www.petbox.example";

/** An address of the shop as somebody outside needs it. */
export function wholeAddress(path: `/${string}`): string {
  return siteOrigin + path;
}
