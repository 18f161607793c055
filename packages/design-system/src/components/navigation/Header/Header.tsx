import type { Species } from "@petbox/domain/pet/species";
import { homePath } from "@petbox/domain/site/home";
import { startPathFromHome } from "@petbox/domain/site/startPath";
import { Menu } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { IconButton } from "../../actions/IconButton/index.ts";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { Container } from "../../foundations/Container/index.ts";
import { AccountMenu, type HeaderUser } from "../AccountMenu/index.ts";
import { outsideLinks } from "../Footer/outsideLinks.ts";
import { Link } from "../Link/index.ts";
import { Logo } from "../Logo/index.ts";
import { PetMenu } from "../PetMenu/index.ts";
import { SideMenu } from "../SideMenu/index.ts";
import { Bar, Call, End, Home, MenuButton, Pages, Root, Row, Strip } from "./Header.styles.ts";
import { type HeaderTexts, headerTexts } from "./headerTexts.ts";
import { type MenuLink, menuLinks } from "./menuLinks.ts";

export interface HeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** The logged-in customer; undefined while unknown, without a layout shift afterwards. */
  user?: HeaderUser | undefined;
  /**
   * Whether the customer has subscriptions, whose pages are then in the menu.
   * @default false
   */
  hasSubscriptions?: boolean | undefined;
  /** The species whose pages are shown; undefined on any other page. */
  pet?: Species | undefined;
  /**
   * Inside the mobile app, where the paths of the subscriber's area begin with /app.
   * @default false
   */
  inApp?: boolean | undefined;
  /**
   * The brand's drawing and name.
   * @default PetBox's `<Logo />`
   */
  logo?: ReactNode;
  /** The URL of the shop of single products, on another site. */
  shopHref?: string | undefined;
  /** The URL of the help centre, on another site. */
  helpHref?: string | undefined;
  /** The links of the header and of the side menu; by default those of the site. */
  links?: readonly MenuLink[] | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<HeaderTexts> | undefined;
}

/**
 * The header of the site. The funnel has its own, `FunnelHeader`.
 *
 * @example
 * <Header user={{ firstName: "Ana" }} hasSubscriptions pet="dog" helpHref="https://ajuda.petbox.com.br" />
 */
export function Header({
  user,
  hasSubscriptions = false,
  pet,
  inApp = false,
  logo = <Logo />,
  shopHref = outsideLinks.shop,
  helpHref = outsideLinks.help,
  links: given,
  texts,
  ...rest
}: HeaderProps) {
  const { account, sideMenu, ...words } = useTexts("header", headerTexts, texts);
  const { newTabLabel } = words;
  const links = given ?? menuLinks(pet, helpHref, words.links);
  const petMenu = { newTabLabel, ...words.petMenu };
  const [menuOpen, setMenuOpen] = useState(false);
  const home = homePath(pet);
  const visitor = { user, hasSubscriptions, inApp };
  return (
    <Root {...rest}>
      <Strip>
        <Container>
          <PetMenu texts={petMenu} pet={pet} shopHref={shopHref} />
        </Container>
      </Strip>
      <Bar>
        <Container>
          <Row>
            <MenuButton>
              <IconButton
                label={words.menuLabel}
                aria-haspopup="dialog"
                aria-expanded={menuOpen}
                onClick={() => setMenuOpen(true)}
              >
                <Menu aria-hidden="true" />
              </IconButton>
            </MenuButton>
            <Home as={useLinkComponentFor(home)} href={home} aria-label={words.homeLabel}>
              {logo}
            </Home>
            <Pages aria-label={words.pagesLabel}>
              <ul>
                {links.map(({ label, href, outside = false }) => (
                  <li key={label}>
                    <Link href={href} newTab={outside} texts={{ newTabLabel }}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Pages>
            <End>
              <AccountMenu {...visitor} texts={account} />
              <Call>
                <LinkButton href={startPathFromHome(pet)} variant={hasSubscriptions ? "secondary" : "primary"}>
                  {words.subscribeLabel}
                </LinkButton>
              </Call>
            </End>
          </Row>
        </Container>
      </Bar>
      <SideMenu
        {...visitor}
        {...{ pet, shopHref, links }}
        texts={{ newTabLabel, petMenu, account, ...sideMenu }}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
      />
    </Root>
  );
}
