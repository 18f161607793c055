/** As much of a subscription as tells its track. */
export interface OfTrack {
  /** "SP_anual" */
  readonly planCode: string;
  /** The number that the server gives the kind of pet and box. */
  readonly petCategory?: number | undefined;
}

/** The track of the plans whose code tells none, by the category of the pet (MAN-418). */
const trackOfCategory: Readonly<Record<number, string>> = { 2: "SP", 19: "NAT" };
const usualTrack = "SC";

/**
 * The server's code of a track, which nothing is read out of: what stands before the first underscore of a plan's code, in capitals;
 * where nothing does, the category of the pet tells it (MAN-417 to MAN-419).
 */
export function trackCodeOf({ planCode, petCategory = 0 }: OfTrack): string {
  const end = planCode.indexOf("_");
  const prefix = end === -1 ? "" : planCode.slice(0, end).trim();
  return prefix === "" ? (trackOfCategory[petCategory] ?? usualTrack) : prefix.toUpperCase();
}
