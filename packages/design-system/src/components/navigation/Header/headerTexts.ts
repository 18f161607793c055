import type { AccountMenuTexts } from "../AccountMenu/index.ts";
import { type LinkTexts, linkTexts } from "../Link/linkTexts.ts";
import type { PetMenuTexts } from "../PetMenu/index.ts";
import type { SideMenuTexts } from "../SideMenu/index.ts";

/** What a header says of its own, and what its parts say; each can be replaced. */
export interface HeaderTexts extends LinkTexts {
  homeLabel: string;
  menuLabel: string;
  /** What its links are together, for screen readers. */
  pagesLabel: string;
  subscribeLabel: string;
  /** The words of the switch between the homes, here and in the side menu. */
  petMenu: Partial<PetMenuTexts>;
  /** The words around the account, here and in the side menu. */
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
