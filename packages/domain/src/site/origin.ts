/** The shop's origin, for absolute URLs in search engines and shared links. Defined only here. */
export const siteOrigin = "https://www.petbox.example";

/** The absolute URL of a path. */
export function absoluteUrl(path: `/${string}`): string {
  return siteOrigin + path;
}
