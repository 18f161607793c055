export const speciesList = ["dog", "cat"] as const;

/** The species that boxes are made for. The values are the tags of the species cards (FUN-052, FUN-111). */
export type Species = (typeof speciesList)[number];

export const speciesLabels: Readonly<Record<Species, string>> = { dog: "Cachorro", cat: "Gato" };

const queries = { dog: "cachorro", cat: "gato" } as const satisfies Record<Species, string>;

/** The URL of a species' picture, which is part of the option's identity on the server (FUN-303). */
export function speciesPicture(species: Species): string {
  return `/imagens/especie-${queries[species]}.svg`;
}

/** Whether an unvalidated text (a cookie, a reply) is a species tag. */
export function isSpecies(text: string): text is Species {
  return text === "dog" || text === "cat";
}

/** The cookie in which another page of the shop stores the species: `pet=cat`. */
const cookieName = "pet";

/** The species stored in a cookie (FUN-114). @param cookies the Cookie header or `document.cookie`. */
export function speciesInCookies(cookies: string): Species | undefined {
  const [, text = ""] =
    cookies
      .split(/; */)
      .map((each) => each.split("="))
      .find(([name]) => name === cookieName) ?? [];
  return isSpecies(text) ? text : undefined;
}

/** The species' value of the `pet` query parameter (FUN-017). */
export function speciesQuery(species: Species): "cachorro" | "gato" {
  return queries[species];
}

/** Parses the `pet` query parameter; undefined if missing or unknown. */
export function speciesFromQuery(text: string | null | undefined): Species | undefined {
  return speciesList.find((species) => queries[species] === text);
}
