export const speciesList = ["dog", "cat"] as const;

/** The kinds of pet the box is made for. The values are the tags of the species cards (FUN-052, FUN-111). */
export type Species = (typeof speciesList)[number];

export const speciesLabels: Readonly<Record<Species, string>> = { dog: "Cachorro", cat: "Gato" };

const queries = { dog: "cachorro", cat: "gato" } as const satisfies Record<Species, string>;

/** The address of a species' picture, which is a part of what the server knows the option by (FUN-303). */
export function speciesPicture(species: Species): string {
  return `/imagens/especie-${queries[species]}.svg`;
}

/** Whether a text from outside (a cookie, a reply) is one of the species tags. */
export function isSpecies(text: string): text is Species {
  return text === "dog" || text === "cat";
}

/** Where another page of the shop leaves the kind of pet that it was about: `pet=cat`. */
const cookieName = "pet";

/** The kind of pet that a browser's cookies name (FUN-114). @param cookies as a request or a document has them. */
export function speciesInCookies(cookies: string): Species | undefined {
  const [, text = ""] =
    cookies
      .split(/; */)
      .map((each) => each.split("="))
      .find(([name]) => name === cookieName) ?? [];
  return isSpecies(text) ? text : undefined;
}

/** The word that stands for the species in the `pet` parameter of an address (FUN-017). */
export function speciesQuery(species: Species): "cachorro" | "gato" {
  return queries[species];
}

/** Reads the `pet` parameter of an address; a missing or foreign word gives `undefined`. */
export function speciesFromQuery(text: string | null | undefined): Species | undefined {
  return speciesList.find((species) => queries[species] === text);
}
