import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { hashNumber } from "../simulation/hashNumber.ts";
import { pictureAddress } from "./pictureAddress.ts";
import { trackOfPlan } from "./tracks.ts";

/** An item of a box. */
interface BoxItem {
  readonly sku: string;
  readonly name: string;
  readonly image: string;
}

const item = (sku: string, name: string, picture: string): BoxItem => ({
  sku,
  name,
  image: pictureAddress(`item-${picture}`),
});

const forDogs: readonly BoxItem[] = [
  item("corda", "Corda de três nós", "corda"),
  item("bolinha", "Bolinha que apita", "bolinha"),
  item("disco", "Disco de borracha", "disco"),
  item("ursinho", "Ursinho de pelúcia", "ursinho"),
  item("osso", "Osso mastigável", "osso"),
  item("biscoito", "Biscoito de aveia e banana", "biscoito"),
  item("xampu", "Xampu de camomila", "xampu"),
  item("tigela", "Tigela dobrável", "tigela"),
  item(
    "mordedor-trancado",
    "Mordedor de corda trançada em formato de osso, com aroma de bacon defumado na lenha",
    "corda",
  ),
  item("petisco-batata", "Petisco desidratado de batata-doce roxa com linhaça dourada e cúrcuma", "biscoito"),
  // Out of season, so its picture no longer exists.
  item("petisco-junino", "Petisco junino de milho", "petisco-junino"),
  item("bandana", "Bandana do clube", "ursinho"),
];

const forCats: readonly BoxItem[] = [
  item("varinha", "Varinha com penas", "varinha"),
  item("ratinho", "Ratinho de feltro", "ratinho"),
  item("novelo", "Novelo com guizo", "novelo"),
  item("catnip", "Catnip orgânico", "catnip"),
  item("peixe", "Petisco de peixe", "peixe"),
  item("tigela-gato", "Tigela rasa", "tigela"),
  item("bolinha-gato", "Bolinha saltitante", "bolinha"),
];

/** In every box of the tracks for cats that promise it (MAN-440). */
const litter = item("areia", "Areia 100% mandioca, 2,5 kg", "areia");
const tracksWithLitter: readonly string[] = ["essencial", "essencial_familia"];

const itemBySku = new Map([...forDogs, ...forCats, litter].map((each) => [each.sku, each]));

/** The item with this stock number; undefined if it was never sold. */
export function boxItem(sku: string): BoxItem | undefined {
  return itemBySku.get(sku);
}

/** The smallest and the largest number of items in an ordinary box. */
const fewest = 4;
const most = 6;

/** The items of a box of this plan opened in this month: the same for all customers with the same track. */
export function itemsOfMonth(planTag: string, openedOn: CivilDate): readonly BoxItem[] {
  const { species = "dog", tag = "essencial" } = trackOfPlan(planTag) ?? {};
  const month = `${species} ${tag} ${openedOn.slice(0, 7)}`;
  const drawn = (species === "cat" ? forCats : forDogs).toSorted(
    (one, other) => hashNumber(`${month} ${one.sku}`) - hashNumber(`${month} ${other.sku}`),
  );
  const promised = species === "cat" && tracksWithLitter.includes(tag) ? [litter] : [];
  return [...promised, ...drawn].slice(0, fewest + (hashNumber(`${month} holds`) % (most - fewest + 1)));
}
