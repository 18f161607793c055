import type { AccountMenuTexts } from "../AccountMenu/accountTexts.ts";
import { type LinkTexts, linkTexts } from "../Link/linkTexts.ts";
import type { PetMenuTexts } from "../PetMenu/petMenuTexts.ts";
import type { SideMenuTexts } from "../SideMenu/sideMenuTexts.ts";
import { type MenuLinkTexts, menuLinkTexts } from "./menuLinkTexts.ts";

/** The texts of the header and of its parts, each replaceable through `texts`. */
export interface HeaderTexts extends LinkTexts {
  homeLabel: string;
  menuLabel: string;
  /** The accessible name of its navigation. */
  pagesLabel: string;
  /** The links of the site, unless `links` are given. */
  links: MenuLinkTexts;
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
  links: menuLinkTexts,
  subscribeLabel: "SIMULE",
  petMenu: {},
  account: {},
  sideMenu: {},
};
