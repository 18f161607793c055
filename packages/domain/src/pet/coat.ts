import type { Breed } from "./breed.ts";
import type { Species } from "./species.ts";

/** The families of coats that a pet can be drawn with; of these, cats have short and long. */
export const coats = ["short", "long", "curly", "spotted", "pointed", "hanging"] as const;

/** Long, curly and spotted are coats; pointed and hanging are ears on a short coat. */
export type Coat = (typeof coats)[number];

type Family = readonly [coat: Coat, words: RegExp];

/** The first match counts: "Cão de Água" is curly before "Cão" could be anything else. */
const dogFamilies: readonly Family[] = [
  [
    "spotted",
    /dalmata|border collie|russell|fox terrier|pointer|terrier brasileiro|landseer|fox ?hound|harrier|stabyhoun/,
  ],
  [
    "curly",
    /poodle|doodle|frise|bolonhes|agua|barbet|lagotto|komondor|puli|pumi|curly|bedlington|coton|kerry|wheaten|airedale/,
  ],
  [
    "long",
    /shih|lhasa|yorkshire|maltes|havanes|spaniel|cocker|setter|golden|afghan|saluki|pequines|bearded|pelo longo|sheepdog|de brie|skye|silky|lowchen|terra nova|bernese|leonberger|tibet/,
  ],
  [
    "hanging",
    /beagle|basset|dachshund|teckel|salsicha|bloodhound|coonhound|sao bernardo|braco|weimaraner|vizsla|perdigueiro|fila/,
  ],
  [
    "pointed",
    /pastor|husky|malamute|akita|shiba|spitz|lulu|samoieda|pinscher|dobermann|chihuahua|corgi|chow|buldogue frances|boston|basenji|podengo|papillon|elkhound|keeshond|eurasier|schipperke|lobo|cattle|kelpie|scottish|bull terrier|pelado|west highland|esquimo|lundehund|collie/,
  ],
];

const catFamilies: readonly Family[] = [
  [
    "long",
    /persa|angora|maine|ragdoll|ragamuffin|birman|noruegu|siberian|himalai|somali|balines|turco|pelo longo|nebelung|highland/,
  ],
];

/** The coat that a breed is drawn with: a mixed breed's is that of its main breed, and short without one. */
export function coatOf(species: Species, breed: Breed): Coat {
  const name = breed.kind === "pure" ? breed.name : (breed.main ?? breed.secondary ?? "");
  const folded = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const families = species === "dog" ? dogFamilies : catFamilies;
  return families.find(([, words]) => words.test(folded))?.[0] ?? "short";
}
