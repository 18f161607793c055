import type { AccountMenuTexts } from "../AccountMenu/accountTexts.ts";
import { type MenuLinkTexts, menuLinkTexts } from "../Header/menuLinkTexts.ts";
import { type LinkTexts, linkTexts } from "../Link/linkTexts.ts";
import type { PetMenuTexts } from "../PetMenu/petMenuTexts.ts";

/** The texts of the side menu and of its parts, each replaceable through `texts`. */
export interface SideMenuTexts extends LinkTexts {
  title: string;
  closeLabel: string;
  subscribeLabel: string;
  /** The accessible name of its navigation. */
  pagesLabel: string;
  /** The links of the site, unless `links` are given. */
  links: MenuLinkTexts;
  loginLabel: string;
  /** The texts of the pet switch. */
  petMenu: Partial<PetMenuTexts>;
  /** The texts of the account menu. */
  account: Partial<AccountMenuTexts>;
}

export const sideMenuTexts: SideMenuTexts = {
  ...linkTexts,
  title: "Menu",
  closeLabel: "Fechar o menu",
  links: menuLinkTexts,
  subscribeLabel: "ASSINE",
  pagesLabel: "Páginas",
  loginLabel: "LOGIN",
  petMenu: {},
  account: {},
};
