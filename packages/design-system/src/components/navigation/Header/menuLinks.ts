import type { Species } from "@petbox/domain/pet/species";
import { howItWorksPath } from "@petbox/domain/site/home";
import { galleryPaths } from "@petbox/domain/site/paths";

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** On another site: opens in another tab. */
  readonly outside?: boolean;
}

/** The links shared by the header and the side menu (FUN-110, MAN-042, MAN-045). */
export function menuLinks(pet: Species | undefined, helpHref: string): readonly MenuLink[] {
  return [
    { label: "Como funciona", href: howItWorksPath(pet) },
    { label: "Últimas caixas", href: galleryPaths.boxes },
    { label: "Central de ajuda", href: helpHref, outside: true },
  ];
}
