import { place } from "./art.ts";
import type { ArtName } from "./artNames.ts";
import { coats } from "./coats.ts";
import { at } from "./drawing.ts";
import { ball, bandana, biscuit, bowl, chewRing, kibbleBag, litterBag, rope, wand } from "./toys.ts";

const art = (name: ArtName, size: number, turn = 0, mirrored = false): string =>
  place(name, { x: 0, y: 0, size, turn, mirrored });

/** What boxes hold, drawn around the origin at the size it has beside a box 132 wide. */
const items = {
  bolinha: () => ball(),
  osso: () => art("bone", 74),
  ursinho: () => art("teddy-bear", 92),
  biscoito: () => biscuit(),
  frango: () => art("poultry-leg", 84, -8),
  carne: () => art("meat-on-bone", 80, 0, true),
  bife: () => art("cut-of-meat", 64),
  folhas: () => art("leafy-green", 70),
  cenoura: () => art("carrot", 60),
  ervas: () => art("herb", 54),
  argola: () => chewRing(),
  corda: () => at(0, 4, rope(), { turn: -66 }),
  disco: () => art("flying-disc", 76),
  bumerangue: () => art("boomerang", 70),
  areia: () => litterBag(),
  racao: () => kibbleBag(),
  peixe: () => art("fish", 66, 48),
  camarao: () => art("shrimp", 60),
  ratinho: () => art("mouse", 66),
  novelo: () => art("yarn", 70),
  varinha: () => wand(),
  guizo: () => art("bell", 44),
  catnip: () => art("potted-plant", 76),
  sabonete: () => art("soap", 56),
  esponja: () => art("sponge", 60),
  xampu: () => art("lotion-bottle", 66),
  cachecol: () => art("scarf", 70),
  bandana: () => bandana(),
  tigela: () => bowl("#A4622B"),
  cachorro: () => art("dog-face", 92),
  gato: () => art("cat-face", 92),
  gatinho: () => place("cat-face", { x: 0, y: 0, size: 84, coat: coats.greyCat }),
} as const satisfies Record<string, () => string>;

export type ItemName = keyof typeof items;

/** Puts an item with its centre at a point. */
export const put = (name: ItemName, x: number, y: number, { turn = 0, scale = 1 } = {}): string =>
  at(x, y, items[name](), { turn, scale });
