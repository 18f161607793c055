import { type CivilDate, civilDate, partsOf } from "@petbox/domain/calendar/civilDate";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import { addCents, centsFromDecimal } from "@petbox/domain/money/cents";
import type { Species } from "@petbox/domain/pet/species";

/** An item as the pictures draw it, and its price in a shop, in decimal reais. */
type DrawnItem = readonly [name: string, price: number];

const bone: DrawnItem = ["osso mastigável", 24.9];
const ball: DrawnItem = ["bola que pula alto", 19.9];
const disc: DrawnItem = ["disco de borracha", 34.9];
const smokedBone: DrawnItem = ["osso recheado", 39.9];
const fish: DrawnItem = ["petisco de peixe", 22.9];
const mouse: DrawnItem = ["ratinho de feltro", 24.9];
const yarn: DrawnItem = ["novelo com guizo", 29.9];
const catnip: DrawnItem = ["vasinho de catnip", 26.9];
const prawn: DrawnItem = ["petisco de camarão", 25.9];
const wand: DrawnItem = ["varinha com penas", 34.9];
const bell: DrawnItem = ["guizo de perseguir", 19.9];
const litter: DrawnItem = ["areia de mandioca", 39.9];

/** The items of each track, in the order in which its pictures go through them. */
const itemsByTrack: Readonly<Record<string, readonly DrawnItem[]>> = {
  "dog essencial": [
    bone,
    ball,
    ["ursinho de pelúcia", 39.9],
    ["biscoito de aveia", 26.9],
    disc,
    ["xampu de camomila", 32.9],
    ["cachecol de inverno", 36.9],
  ],
  "dog essencial-naturais": [
    ["folhas de couve desidratada", 17.9],
    smokedBone,
    ["coxa de frango desidratada", 29.9],
    ["bife de carne seca", 34.9],
    ["mistura de ervas", 18.9],
    ["palito de cenoura", 19.9],
    bone,
  ],
  "dog mordedores": [
    ["anel de borracha", 32.9],
    bone,
    ["corda de puxar", 36.9],
    ["bumerangue de lona", 38.9],
    ball,
    disc,
    smokedBone,
  ],
  "cat essencial": [litter, fish, mouse, yarn, catnip, prawn, wand],
  "cat essencial_familia": [litter, mouse, yarn, fish, wand, catnip, bell],
  "cat diversao": [fish, wand, yarn, mouse, catnip, bell, prawn],
};

const first = civilDate(2024, 9, 1);
const itemsPerBox = 4;
/** How far the pictures move on from one month to the next. */
const step = 3;

/** The items of a track's box of a month, as its picture shows them, and their value. */
export function pastBoxContents(
  species: Species,
  track: string,
  month: CivilDate,
): Pick<BoxPicture, "items" | "itemsValue"> {
  const drawn = itemsByTrack[`${species} ${track}`] ?? [];
  const start = monthsAfterFirst(month) * step;
  const items = Array.from({ length: itemsPerBox }, (_, index) => drawn[(start + index) % drawn.length]).filter(
    (item) => item !== undefined,
  );
  if (items.length === 0) return {};
  return {
    items: items.map(([name]) => name),
    itemsValue: addCents(...items.map(([, price]) => centsFromDecimal(price))),
  };
}

function monthsAfterFirst(month: CivilDate): number {
  const [from, to] = [partsOf(first), partsOf(month)];
  return (to.year - from.year) * 12 + to.month - from.month;
}
