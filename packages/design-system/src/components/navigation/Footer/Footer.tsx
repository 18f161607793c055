import type { ComponentProps } from "react";
import { Container } from "../../foundations/Container/index.ts";
import { Link } from "../Link/index.ts";
import { Logo } from "../Logo/index.ts";
import { companyLine } from "./companyLine.ts";
import { Groups, Hours, Legal, Root, Welcome } from "./Footer.styles.ts";
import { FooterFold } from "./FooterFold.tsx";
import { type AppStores, FooterTrust, type TrustTexts } from "./FooterTrust.tsx";
import { type FooterGroup, footerGroups } from "./footerGroups.ts";
import { type OutsideLinks, outsideLinks } from "./outsideLinks.ts";
import { SocialLinks } from "./SocialLinks.tsx";

export interface FooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** The addresses on other sites: shop, help, complaints and social networks. */
  links?: Partial<OutsideLinks> | undefined;
  /** The groups of links after the help; by default those of the site, with the addresses of `links`. */
  groups?: readonly FooterGroup[] | undefined;
  /** The addresses of the mobile application; the badges without an address are left out. */
  appStores?: AppStores | undefined;
  /** Who sells: name, CNPJ and place. */
  legalLine?: string;
  /** @default "Ajuda" */
  helpTitle?: string;
  /** @default "Seg. a sex., das 8h às 18h (horário de Brasília)" */
  helpHours?: string;
  /** @default "Central de ajuda" */
  helpLabel?: string;
  /**
   * What the social networks are, for screen readers.
   * @default "Redes sociais"
   */
  socialLabel?: string;
  /** @default "(abre em outra aba)" */
  newTabLabel?: string;
  /** The words on cards, seals and application stores. */
  trust?: TrustTexts | undefined;
}

/** The footer of the site (MAN-096 to MAN-106). The funnel has its own, `FunnelFooter`. */
export function Footer({
  links,
  groups,
  appStores = {},
  legalLine = companyLine,
  helpTitle = "Ajuda",
  helpHours = "Seg. a sex., das 8h às 18h (horário de Brasília)",
  helpLabel = "Central de ajuda",
  socialLabel = "Redes sociais",
  newTabLabel = "(abre em outra aba)",
  trust,
  ...rest
}: FooterProps) {
  const outside = { ...outsideLinks, ...links };
  return (
    <Root {...rest}>
      <Container>
        <Welcome>
          <Logo />
          <SocialLinks links={outside} label={socialLabel} newTabLabel={newTabLabel} />
        </Welcome>
        <Groups>
          <FooterFold title={helpTitle}>
            <Hours>{helpHours}</Hours>
            <Link href={outside.help} newTab newTabLabel={newTabLabel}>
              {helpLabel}
            </Link>
          </FooterFold>
          {(groups ?? footerGroups(outside)).map(({ title, links: groupLinks }) => (
            <FooterFold key={title} title={title}>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
              <ul role="list">
                {groupLinks.map(({ label, href, outside: newTab = false }) => (
                  <li key={label}>
                    <Link href={href} newTab={newTab} newTabLabel={newTabLabel}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </FooterFold>
          ))}
        </Groups>
        <FooterTrust {...trust} complaintsHref={outside.complaints} appStores={appStores} newTabLabel={newTabLabel} />
        <Legal>{legalLine}</Legal>
      </Container>
    </Root>
  );
}
