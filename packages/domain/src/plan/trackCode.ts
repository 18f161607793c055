/** The fields of a subscription that determine its track code. */
export interface TrackCodeInput {
  /** "SP_anual" */
  readonly planCode: string;
  /** The server's number for the species and type of box. */
  readonly petCategory?: number | undefined;
}

/** The track code by pet category, for plans without a prefix (MAN-418). */
const trackOfCategory: Readonly<Record<number, string>> = { 2: "SP", 19: "NAT" };
const usualTrack = "SC";

/**
 * The server's code of a track, opaque to the shop: the plan code's prefix before the first underscore, in upper case; or
 * else the code of the pet's category (MAN-417 to MAN-419).
 */
export function trackCodeOf({ planCode, petCategory = 0 }: TrackCodeInput): string {
  const end = planCode.indexOf("_");
  const prefix = end === -1 ? "" : planCode.slice(0, end).trim();
  return prefix === "" ? (trackOfCategory[petCategory] ?? usualTrack) : prefix.toUpperCase();
}
