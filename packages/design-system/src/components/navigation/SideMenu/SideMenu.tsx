import type { Species } from "@petbox/domain/pet/species";
import { sessionPaths } from "@petbox/domain/site/paths";
import { startPathFromHome } from "@petbox/domain/site/startPath";
import { ChevronRight, ExternalLink } from "lucide-react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { roomyFocus } from "../../../theme/roomyFocus.ts";
import { tokens } from "../../../tokens/index.ts";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import type { DialogAttributes } from "../../feedback/Dialog/Dialog.tsx";
import { Drawer } from "../../feedback/Drawer/index.ts";
import { AccountLinks } from "../AccountMenu/AccountLinks.tsx";
import type { HeaderUser } from "../AccountMenu/account.ts";
import { accountTexts } from "../AccountMenu/accountTexts.ts";
import { outsideLinks } from "../Footer/outsideLinks.ts";
import { type MenuLink, menuLinks } from "../Header/menuLinks.ts";
import { Link } from "../Link/index.ts";
import { PetMenu } from "../PetMenu/index.ts";
import { type SideMenuTexts, sideMenuTexts } from "./sideMenuTexts.ts";

const Links = styled.ul`
  display: grid;
  list-style: none;

  & > li + li { border-block-start: ${tokens.size.border} solid ${tokens.color.border}; }
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s3};
    min-height: calc(${tokens.size.touch} + ${tokens.space.s1});
    color: ${tokens.color.ink};
    font-size: ${tokens.fontSize.large};
    font-weight: ${tokens.fontWeight.bold};
    text-decoration: none;
    ${roomyFocus}
  }
  ${media.hover} { & a:hover { color: ${tokens.color.primary}; } }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; color: ${tokens.color.inkSoft}; }
  [dir="rtl"] & svg { transform: scaleX(-1); }
`;

const Account = styled.div`
  padding: ${tokens.space.s4};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primaryTint};
`;

export interface SideMenuProps extends DialogAttributes {
  /** Whether the menu is open. Focus moves to its title, and back after. */
  open: boolean;
  /**
   * Called on Esc, on a press on the backdrop, by the close button and by any of its links; set `open` to false to
   * comply.
   */
  onClose: () => void;
  /** The logged-in customer; the account of a subscriber begins the menu, and any other ends it. */
  user?: HeaderUser | undefined;
  /**
   * Whether the customer has subscriptions, whose pages are then listed.
   * @default false
   */
  hasSubscriptions?: boolean | undefined;
  /**
   * Inside the mobile app, where the paths of the subscriber's area begin with /app.
   * @default false
   */
  inApp?: boolean | undefined;
  /** The species whose pages are shown; undefined on any other page. */
  pet?: Species | undefined;
  /** The URL of the shop of single products; by default the site's. */
  shopHref?: string | undefined;
  /** The URL of the help centre; by default the site's. */
  helpHref?: string | undefined;
  /** The links of the menu; by default those of the site. */
  links?: readonly MenuLink[] | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<SideMenuTexts> | undefined;
}

/**
 * The side menu of a phone, over the page (MAN-094, FUN-109, FUN-110).
 *
 * @example
 * import { Menu } from "lucide-react";
 *
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <IconButton label="Abrir o menu" onClick={() => setOpen(true)}><Icon icon={Menu} /></IconButton>
 *     <SideMenu open={isOpen} onClose={() => setOpen(false)} user={{ firstName: "Ana" }} hasSubscriptions />
 *   </>
 * );
 */
export function SideMenu({
  open,
  onClose,
  user,
  hasSubscriptions = false,
  inApp = false,
  pet,
  shopHref = outsideLinks.shop,
  helpHref = outsideLinks.help,
  links: given,
  texts,
  ...rest
}: SideMenuProps) {
  const words = useTexts("sideMenu", sideMenuTexts, texts);
  const { title, closeLabel, subscribeLabel, pagesLabel, loginLabel, newTabLabel, account } = words;
  const links = given ?? menuLinks(pet, helpHref, words.links);
  const accountWords = useTexts("accountMenu", accountTexts, account);
  const isSubscriber = user !== undefined && hasSubscriptions;
  const ownAccount = user && (
    <Account>
      <AccountLinks {...{ user, hasSubscriptions, inApp }} texts={accountWords} onFollow={onClose} />
    </Account>
  );
  return (
    <Drawer {...rest} open={open} title={title} onClose={onClose} texts={{ closeLabel }}>
      {isSubscriber ? ownAccount : null}
      <PetMenu
        texts={{ newTabLabel, ...words.petMenu }}
        variant="cards"
        pet={pet}
        shopHref={shopHref}
        onFollow={onClose}
      />
      {isSubscriber ? null : <Subscribe href={startPathFromHome(pet)} label={subscribeLabel} onFollow={onClose} />}
      <nav aria-label={pagesLabel}>
        <Links>
          {links.map(({ label, href, outside = false }) => (
            <li key={label}>
              <Link href={href} newTab={outside} texts={{ newTabLabel }} onClick={() => onClose()}>
                <span>{label}</span>
                {outside ? <ExternalLink aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
              </Link>
            </li>
          ))}
          {user === undefined ? (
            <li>
              <Link href={sessionPaths.login} onClick={() => onClose()}>
                {loginLabel}
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ) : null}
        </Links>
      </nav>
      {isSubscriber ? (
        <Subscribe href={startPathFromHome(pet)} label={subscribeLabel} onFollow={onClose} variant="secondary" />
      ) : (
        ownAccount
      )}
    </Drawer>
  );
}

interface SubscribeProps {
  /** URL of the funnel. */
  readonly href: string;
  /** The link's text. */
  readonly label: string;
  /** Called when the link is followed. */
  readonly onFollow: () => void;
  /** Less prominent for a subscriber, whose account comes first. */
  readonly variant?: "secondary" | undefined;
}

function Subscribe({ href, label, onFollow, ...look }: SubscribeProps) {
  return (
    <LinkButton href={href} size="large" fullWidth {...look} onClick={() => onFollow()}>
      {label}
    </LinkButton>
  );
}
