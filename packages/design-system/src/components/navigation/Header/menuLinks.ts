import type { Species } from "@petbox/domain/pet/species";
import { howItWorksPath } from "@petbox/domain/site/home";
import { galleryPaths } from "@petbox/domain/site/paths";
import type { MenuLinkTexts } from "./menuLinkTexts.ts";

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** On another site: opens in another tab. */
  readonly outside?: boolean;
}

/** The links shared by the header and the side menu (FUN-110, MAN-042, MAN-045). */
export function menuLinks(pet: Species | undefined, helpHref: string, words: MenuLinkTexts): readonly MenuLink[] {
  return [
    { label: words.howItWorks, href: howItWorksPath(pet) },
    { label: words.pastBoxes, href: galleryPaths.boxes },
    { label: words.help, href: helpHref, outside: true },
  ];
}
