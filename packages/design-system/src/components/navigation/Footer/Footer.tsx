import type { Species } from "@petbox/domain/pet/species";
import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Container } from "../../foundations/Container/index.ts";
import { Outline } from "../../foundations/Glyph/Outline.tsx";
import { Heading } from "../../foundations/Heading/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Link } from "../Link/index.ts";
import { Logo } from "../Logo/index.ts";
import { Group, Groups, Hours, Legal, Root, Scheme, Social, Welcome } from "./Footer.styles.ts";
import { type AppStores, FooterTrust } from "./FooterTrust.tsx";
import { type FooterGroup, footerGroups } from "./footerGroups.ts";
import { type FooterTexts, footerTexts } from "./footerTexts.ts";
import { type OutsideLinks, outsideLinks } from "./outsideLinks.ts";

/** Plain outlines of the networks' marks on a grid of 24. */
const networks = [
  {
    key: "instagram",
    name: "Instagram",
    path: "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm5-1.5v.1",
  },
  { key: "facebook", name: "Facebook", path: "M17 3h-2.5Q11 3 11 6.5V21M7.5 11.5H15.5" },
  {
    key: "youtube",
    name: "YouTube",
    path: "M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zm4.5 3.7v5.6l4.5-2.8z",
  },
  { key: "tiktok", name: "TikTok", path: "M13.5 3v12.5a4 4 0 1 1-4-4M13.5 3q.5 4.5 5.5 5" },
] as const;

interface SocialLinksProps {
  links: OutsideLinks;
  label: string;
  newTabLabel: string;
}

/** The shop's social networks (MAN-101). */
function SocialLinks({ links, label, newTabLabel }: SocialLinksProps) {
  return (
    <Social role="list" aria-label={label}>
      {networks.map(({ key, name, path }) => (
        <li key={key}>
          <a href={links[key]} target="_blank" rel="noopener noreferrer">
            <Outline>
              <path d={path} />
            </Outline>
            <VisuallyHidden>{`${name} ${newTabLabel}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </Social>
  );
}

export interface FooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /**
   * Whether a subscriber reads it, whom "Já sou assinante" does not ask to log in but leads to their area.
   * @default false
   */
  isSubscriber?: boolean | undefined;
  /** The species whose pages are shown; undefined on any other page. */
  pet?: Species | undefined;
  /**
   * The brand's drawing and name.
   * @default PetBox's `<Logo />`
   */
  logo?: ReactNode;
  /** The URLs on other sites: shop, help, complaints and social networks. */
  links?: Partial<OutsideLinks> | undefined;
  /** The groups of links after the help; by default those of the site, with the URLs of `links`. */
  groups?: readonly FooterGroup[] | undefined;
  /** The URLs of the mobile apps; a badge without a URL is left out. */
  appStores?: AppStores | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<FooterTexts> | undefined;
}

/**
 * The footer of the site (MAN-096 to MAN-106). The funnel has its own, `FunnelFooter`.
 *
 * @example
 * <Footer isSubscriber pet="cat" appStores={{ googlePlay: "https://play.google.com/store/apps/details?id=br.com.petbox" }} />
 */
export function Footer(props: FooterProps) {
  const { isSubscriber = false, pet, logo = <Logo />, links, groups, appStores = {}, texts, ...rest } = props;
  const words = useTexts("footer", footerTexts, texts);
  const { helpTitle, helpHours, helpLabel, newTabLabel } = words;
  const outside = { ...outsideLinks, ...links };
  return (
    <Root data-printed {...rest}>
      <Container>
        <Welcome>
          {logo}
          <SocialLinks links={outside} label={words.socialLabel} newTabLabel={newTabLabel} />
        </Welcome>
        <Groups>
          <FooterFold title={helpTitle}>
            <Hours>{helpHours}</Hours>
            <Link href={outside.help} newTab texts={{ newTabLabel }}>
              {helpLabel}
            </Link>
          </FooterFold>
          {(groups ?? footerGroups(outside, isSubscriber, pet, words.groups)).map(({ title, links: groupLinks }) => (
            <FooterFold key={title} title={title}>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
              <ul role="list">
                {groupLinks.map(({ label, href, outside: newTab = false }) => (
                  <li key={label}>
                    <Link href={href} newTab={newTab} texts={{ newTabLabel }}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </FooterFold>
          ))}
        </Groups>
        <FooterTrust complaintsHref={outside.complaints} appStores={appStores} texts={words} />
        <Scheme texts={words} />
        <Legal line={words.legalLine} />
      </Container>
    </Root>
  );
}

/** A group of the footer: collapsible on a phone, a titled column on wide screens. One group is open at a time. */
function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group name="rodape" title={title} variant="divided">
      <Heading headingLevel={2} size="body">
        {title}
      </Heading>
      {children}
    </Group>
  );
}
