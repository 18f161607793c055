/** The tracking site of every page. A shop with its own carriers replaces this placeholder. */
export const usualTrackingSite = "https://rastreio.petbox.example/{code}";

/**
 * The tracking URL of a parcel (SUB-028, SUB-029).
 * @param site a URL template with `{code}`.
 * @returns undefined if the template is not an HTTPS URL with `{code}`.
 */
export function trackingLink(site: string, code: string): string | undefined {
  return /^https:\/\/.*\{code\}/.test(site) ? site.replaceAll("{code}", encodeURIComponent(code)) : undefined;
}
