import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import { howItWorksPath } from "@petbox/domain/site/home";
import { accountPaths, galleryPaths, scheduledPaths, sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { OutsideLinks } from "./outsideLinks.ts";

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  /** On another site: opens in another tab. */
  readonly outside?: boolean;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

function essentialTrack(species: Species): string {
  return pathTo(sitePaths.track, { species: speciesQuery(species), track: "essencial" });
}

/** The links of the footer, group by group (MAN-097 to MAN-100, MAN-106). */
export function footerGroups(outside: OutsideLinks, isSubscriber: boolean): readonly FooterGroup[] {
  return [
    {
      title: "Assinatura",
      links: [
        { label: "Fazer assinatura", href: sitePaths.subscribe },
        { label: "Dúvidas", href: outside.help, outside: true },
        isSubscriber
          ? { label: "Minha área de assinante", href: accountPaths.area }
          : { label: "Já sou assinante", href: sessionPaths.login },
        { label: "Últimas caixas", href: galleryPaths.boxes },
      ],
    },
    {
      title: "Mais produtos",
      links: [
        { label: "Tapetes higiênicos", href: scheduledPaths.buyMats },
        { label: "Alimentos úmidos", href: scheduledPaths.buyWetFood },
        { label: "Loja PetBox", href: outside.shop, outside: true },
      ],
    },
    {
      title: "Políticas",
      links: [
        { label: "Termos de uso", href: sitePaths.terms },
        { label: "Termos da assinatura de tapetes higiênicos", href: sitePaths.matTerms },
        { label: "Política de trocas e devoluções", href: sitePaths.returns },
        { label: "Política de frete", href: sitePaths.freight },
        { label: "Privacidade", href: sitePaths.privacy },
        { label: "Cookies", href: sitePaths.cookies },
      ],
    },
    {
      title: "Saiba Mais",
      links: [
        { label: "Como funciona", href: howItWorksPath(undefined) },
        { label: "Caixas para cachorros", href: essentialTrack("dog") },
        { label: "Caixas para gatos", href: essentialTrack("cat") },
        { label: "Frete grátis", href: sitePaths.freeFreight },
        { label: "Concurso cultural", href: sitePaths.thirdContest },
      ],
    },
  ];
}
