import type { ComponentProps } from "react";
import { Container } from "../Container/index.ts";
import { Link } from "../Link/index.ts";
import { Logo } from "../Logo/index.ts";
import { companyLine } from "./companyLine.ts";
import { Groups, Hours, Legal, Root, Welcome } from "./Footer.styles.ts";
import { FooterFold } from "./FooterFold.tsx";
import { type AppStores, FooterTrust } from "./FooterTrust.tsx";
import { footerGroups } from "./footerGroups.ts";
import { type OutsideLinks, outsideLinks } from "./outsideLinks.ts";
import { SocialLinks } from "./SocialLinks.tsx";

export interface FooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** The addresses on other sites: shop, help, complaints and social networks. */
  links?: Partial<OutsideLinks> | undefined;
  /** The addresses of the mobile application; the badges without an address are left out. */
  appStores?: AppStores | undefined;
  /** Who sells: name, CNPJ and place. */
  legalLine?: string;
  /** @default "Seg. a sex., das 8h às 18h (horário de Brasília)" */
  helpHours?: string;
}

/** The footer of the site (MAN-096 to MAN-106). The funnel has its own, `FunnelFooter`. */
export function Footer({
  links,
  appStores = {},
  legalLine = companyLine,
  helpHours = "Seg. a sex., das 8h às 18h (horário de Brasília)",
  ...rest
}: FooterProps) {
  const outside = { ...outsideLinks, ...links };
  return (
    <Root {...rest}>
      <Container>
        <Welcome>
          <Logo />
          <SocialLinks links={outside} />
        </Welcome>
        <Groups>
          <FooterFold title="Ajuda">
            <Hours>{helpHours}</Hours>
            <Link href={outside.help} newTab>
              Central de ajuda
            </Link>
          </FooterFold>
          {footerGroups(outside).map(({ title, links: groupLinks }) => (
            <FooterFold key={title} title={title}>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
              <ul role="list">
                {groupLinks.map(({ label, href, outside: newTab = false }) => (
                  <li key={label}>
                    <Link href={href} newTab={newTab}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </FooterFold>
          ))}
        </Groups>
        <FooterTrust complaintsHref={outside.complaints} appStores={appStores} />
        <Legal>{legalLine}</Legal>
      </Container>
    </Root>
  );
}
