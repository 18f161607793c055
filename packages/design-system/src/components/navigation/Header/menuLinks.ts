import type { Species } from "@petbox/domain/pet/species";
import { howItWorksPath, pastBoxesPath } from "@petbox/domain/site/home";
import type { MenuLinkTexts } from "./menuLinkTexts.ts";

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** On another site: opens in another tab. */
  readonly outside?: boolean | undefined;
}

/** The links shared by the header and the side menu (FUN-110, MAN-042, MAN-045). */
export function menuLinks(pet: Species | undefined, helpHref: string, words: MenuLinkTexts): readonly MenuLink[] {
  return [
    { label: words.howItWorks, href: howItWorksPath(pet) },
    { label: words.pastBoxes, href: pastBoxesPath(pet) },
    { label: words.help, href: helpHref, outside: true },
  ];
}
