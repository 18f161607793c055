import { folded } from "../text/folded.ts";
import type { Breed } from "./breed.ts";
import type { Species } from "./species.ts";

/** The coats that a dog can be drawn with. Long, curly and spotted are coats; pointed and hanging are ears on a short coat. */
export const dogCoats = ["short", "long", "curly", "spotted", "pointed", "hanging"] as const;

export type DogCoat = (typeof dogCoats)[number];

/**
 * The coats that a cat can be drawn with. Orange and tabby are striped; points is a cream coat with a dark mask, ears, legs
 * and tail; bare has no hair. A long coat says so in its name.
 */
export const catCoats = [
  "orange",
  "tabby",
  "spotted",
  "points",
  "grey",
  "black",
  "brown",
  "white",
  "bare",
  "longWhite",
  "longTabby",
  "longPoints",
  "longGrey",
] as const;

export type CatCoat = (typeof catCoats)[number];

/** The family of coats that a breed is drawn with. */
export type Coat = DogCoat | CatCoat;

type Family<Each extends Coat> = readonly [coat: Each, words: RegExp];

/** The first match counts: "Cão de Água" is curly before "Cão" could be anything else, and a pit bull is no bull terrier. */
const dogFamilies: readonly Family<DogCoat>[] = [
  ["short", /pit bull|stafford|manchester/],
  [
    "spotted",
    /dalmata|border collie|russell|fox terrier|pointer|terrier brasileiro|landseer|pastor australiano|fox ?hound|harrier|stabyhoun/,
  ],
  [
    "curly",
    /poodle|doodle|frise|bolonhes|agua|barbet|lagotto|komondor|puli|pumi|curly|bedlington|coton|kerry|wheaten|airedale|lakeland|welsh terrier|laekenois/,
  ],
  [
    "long",
    /shih|lhasa|yorkshire|maltes|havanes|spaniel|cocker|setter|golden|afghan|saluki|pequines|bearded|pelo longo|sheepdog|de brie|skye|silky|lowchen|terra nova|bernese|leonberger|tibet|affen|griffon|schnauzer|wolfhound|deerhound|borzoi|chin japones|flat coated|munsterlander|hovawart|nova scotia|ovelheiro|estrela|montanhes|mastim dos|tchuvatch|kuvasz|bergamasco|catalao|polones|caucaso|maremano|flandres|dandie|sealyham|imaal|border terrier|norfolk|preto da russia|spinone|pastor dos pireneus/,
  ],
  [
    "hanging",
    /beagle|basset|dachshund|teckel|salsicha|bloodhound|coonhound|sao bernardo|braco|weimaraner|vizsla|perdigueiro|fila|rastreador/,
  ],
  ["short", /anatolia|asia central/],
  [
    "pointed",
    /pastor|husky|malamute|akita|shiba|shikoku|spitz|lulu|samoieda|pinscher|dobermann|chihuahua|corgi|chow|buldogue frances|boston|basenji|podengo|papillon|elkhound|keeshond|eurasier|schipperke|lobo|cattle|kelpie|scottish|bull terrier|pelado|crista|west highland|cairn|norwich|terrier australiano|esquimo|groenlandia|canaa|laponia|mudi|lundehund|collie/,
  ],
];

const catFamilies: readonly Family<CatCoat>[] = [
  ["longPoints", /himalai|balines|birman|ragdoll/],
  ["longGrey", /nebelung|british longhair/],
  ["longWhite", /persa|angora|van turco/],
  [
    "longTabby",
    /maine|noruegu|siberian|ragamuffin|somali|cymric|highland|laperm|selkirk|curilas|american bobtail|pelo longo|peludo/,
  ],
  ["points", /siames|^thai|colorpoint|tonquin|snowshoe/],
  ["grey", /azul|chartreux|korat|british|scottish|lykoi/],
  ["black", /bombaim|preto/],
  ["brown", /havana|burmes|chantilly|oriental/],
  ["white", /khao|bobtail japones|burmilla|branco/],
  ["bare", /sphynx|peterbald|donskoy|minskin/],
  ["spotted", /bengal|ocicat|mau egipcio|savannah|serengeti/],
  ["orange", /abissini|exotico|cornish|devon|german rex|singapura|chausie|manx|munchkin|laranja/],
];

/**
 * The coat that a breed is drawn with; a mixed breed's is that of its main breed. Without a known one a dog's is short, and a
 * cat's is tabby, as most cats without a breed are.
 */
export function coatOf(species: Species, breed: Breed): Coat {
  const name = breed.kind === "pure" ? breed.name : (breed.main ?? breed.secondary ?? "");
  const plainName = folded(name);
  return species === "dog" ? familyOf(dogFamilies, plainName, "short") : familyOf(catFamilies, plainName, "tabby");
}

function familyOf<Each extends Coat>(families: readonly Family<Each>[], name: string, other: Each): Each {
  return families.find(([, words]) => words.test(name))?.[0] ?? other;
}
