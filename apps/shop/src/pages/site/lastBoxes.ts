import type { HomeBox } from "@petbox/design-system/screens/site/HomeScreen";
import { type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import { galleryPath } from "@petbox/domain/gallery/galleryView";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";

/** A past box of a species' first track. */
export interface PastBox {
  readonly image: string;
  /** Any day of its month. */
  readonly month: CivilDate;
}

/** Three past boxes, until the server says which ones are the last. */
export function builtInBoxes(pet: Species): readonly PastBox[] {
  return [civilDate(2025, 10, 1), civilDate(2025, 9, 1), civilDate(2025, 8, 1)].map((month) => ({
    image: `/imagens/caixa-${speciesQuery(pet)}-essencial-${month.slice(0, "yyyy-mm".length)}.svg`,
    month,
  }));
}

/** A past box as the home page shows it. */
export function homeBox(pet: Species, { image, month }: PastBox): HomeBox {
  return { image, month: monthCaption(month), href: galleryPath({ species: pet, month }) };
}
