import type { AccountMenuTexts } from "../AccountMenu/index.ts";
import { type LinkTexts, linkTexts } from "../Link/linkTexts.ts";
import type { PetMenuTexts } from "../PetMenu/index.ts";
import type { SideMenuTexts } from "../SideMenu/index.ts";

/** The texts of the header and of its parts, each replaceable through `texts`. */
export interface HeaderTexts extends LinkTexts {
  homeLabel: string;
  menuLabel: string;
  /** The accessible name of its navigation. */
  pagesLabel: string;
  subscribeLabel: string;
  /** The texts of the pet switch, here and in the side menu. */
  petMenu: Partial<PetMenuTexts>;
  /** The texts of the account menu, here and in the side menu. */
  account: Partial<AccountMenuTexts>;
  sideMenu: Partial<SideMenuTexts>;
}

export const headerTexts: HeaderTexts = {
  ...linkTexts,
  homeLabel: "PetBox, página inicial",
  menuLabel: "Abrir o menu",
  pagesLabel: "Principal",
  subscribeLabel: "SIMULE",
  petMenu: {},
  account: {},
  sideMenu: {},
};
