import type { AccountMenuTexts } from "../AccountMenu/accountTexts.ts";
import { type LinkTexts, linkTexts } from "../Link/linkTexts.ts";
import type { PetMenuTexts } from "../PetMenu/index.ts";

/** What a side menu says of its own, and what its parts say; each can be replaced. */
export interface SideMenuTexts extends LinkTexts {
  title: string;
  closeLabel: string;
  subscribeLabel: string;
  /** What its links are together, for screen readers. */
  pagesLabel: string;
  loginLabel: string;
  /** The words of the switch between the homes. */
  petMenu: Partial<PetMenuTexts>;
  /** The words around the account. */
  account: Partial<AccountMenuTexts>;
}

export const sideMenuTexts: SideMenuTexts = {
  ...linkTexts,
  title: "Menu",
  closeLabel: "Fechar o menu",
  subscribeLabel: "ASSINE",
  pagesLabel: "Páginas",
  loginLabel: "LOGIN",
  petMenu: {},
  account: {},
};
