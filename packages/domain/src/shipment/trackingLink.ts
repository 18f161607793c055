/** Where a parcel is followed; the shop's own setting gives the real site, and this stands in for it. */
export const usualTrackingSite = "https://rastreio.petbox.example/{code}";

/**
 * The address at which a parcel is followed (SUB-028, SUB-029).
 * @param site a template with `{code}` in the place of the code.
 * @returns undefined for a template that leads nowhere safe.
 */
export function trackingLink(site: string, code: string): string | undefined {
  return /^https:\/\/.*\{code\}/.test(site) ? site.replaceAll("{code}", encodeURIComponent(code)) : undefined;
}
