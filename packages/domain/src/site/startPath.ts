import { type Species, speciesFromQuery, speciesQuery } from "../pet/species.ts";
import { sitePaths } from "./paths.ts";

/** What a visitor chose before the funnel, on a page about one species or one track. */
export interface KnownStart {
  readonly species: Species;
  /** Tag of the track. */
  readonly track?: string | undefined;
}

/** The URL that starts the funnel with a choice already made: "/assine?pet=gato&trilha=diversao". */
export function startPath({ species, track }: KnownStart): `/${string}` {
  const path: `/${string}` = `${sitePaths.subscribe}?pet=${speciesQuery(species)}`;
  return track === undefined ? path : `${path}&trilha=${encodeURIComponent(track)}`;
}

/**
 * The URL that starts the funnel from a home page. The dogs' home is the home of the whole shop, so its visitors still choose the
 * species.
 */
export function startPathFromHome(pet: Species | undefined): `/${string}` {
  return pet === "cat" ? startPath({ species: pet }) : sitePaths.subscribe;
}

const anotherPet = { name: "para", value: "outro-pet" } as const;

/** The URL that starts the funnel for another pet than the subscribed one: its questions begin empty. */
export const anotherPetPath: `/${string}` = `${sitePaths.subscribe}?${anotherPet.name}=${anotherPet.value}`;

/** Whether the query of a URL starts the funnel for another pet. */
export function isForAnotherPet(query: URLSearchParams): boolean {
  return query.get(anotherPet.name) === anotherPet.value;
}

/** The choice in the query of such a URL; undefined without a species. */
export function knownStartOf(query: URLSearchParams): KnownStart | undefined {
  const species = speciesFromQuery(query.get("pet"));
  return species && { species, track: query.get("trilha") ?? undefined };
}
