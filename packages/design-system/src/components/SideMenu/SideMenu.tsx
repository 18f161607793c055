import type { Species } from "@petbox/domain/pet/species";
import { ChevronRight, ExternalLink, X } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { AccountLinks } from "../AccountMenu/AccountLinks.tsx";
import type { HeaderUser } from "../AccountMenu/account.ts";
import { useModal } from "../Dialog/useModal.ts";
import { outsideLinks } from "../Footer/outsideLinks.ts";
import { menuLinks } from "../Header/menuLinks.ts";
import { Heading } from "../Heading/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Link } from "../Link/index.ts";
import { LinkButton } from "../LinkButton/index.ts";
import { PetMenu } from "../PetMenu/index.ts";
import { Account, Content, Links, Root, Top } from "./SideMenu.styles.ts";

export interface SideMenuProps extends Omit<ComponentProps<"dialog">, "open" | "onClose" | "ref" | "children"> {
  /** Whether it is on the screen. Focus goes to its title, and back after. */
  open: boolean;
  /** Asked by Esc, by a press beside the menu, by the close button and by any of its links. */
  onClose: () => void;
  user?: HeaderUser | undefined;
  /** @default false */
  hasSubscriptions?: boolean;
  /** @default false */
  inApp?: boolean;
  /** Whose home this is; leave out on any other page. */
  pet?: Species | undefined;
  shopHref?: string | undefined;
  helpHref?: string | undefined;
  /** @default "Menu" */
  title?: string;
  /** @default "Fechar o menu" */
  closeLabel?: string;
}

/** The menu that comes from the side of a phone's screen, over the page (MAN-094, FUN-109, FUN-110). */
export function SideMenu({
  open,
  onClose,
  user,
  hasSubscriptions = false,
  inApp = false,
  pet,
  shopHref = outsideLinks.shop,
  helpHref = outsideLinks.help,
  title = "Menu",
  closeLabel = "Fechar o menu",
  ...rest
}: SideMenuProps) {
  const titleId = useId();
  const modal = useModal(open);
  return (
    <Root
      aria-labelledby={titleId}
      {...rest}
      ref={modal}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers may close it on their own at a second Esc.
        if (open && !event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Top>
        <Heading id={titleId} level={2} tabIndex={-1}>
          {title}
        </Heading>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </Top>
      <Content>
        <PetMenu look="cards" pet={pet} shopHref={shopHref} onFollow={onClose} />
        <LinkButton href="/assine" size="large" fullWidth onClick={onClose}>
          ASSINE
        </LinkButton>
        <nav aria-label="Páginas">
          <Links>
            {menuLinks(pet, helpHref).map(({ label, href, outside = false }) => (
              <li key={label}>
                <Link href={href} newTab={outside} onClick={onClose}>
                  {label}
                  {outside ? <ExternalLink aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
                </Link>
              </li>
            ))}
            {user === undefined ? (
              <li>
                <Link href="/login" onClick={onClose}>
                  LOGIN
                  <ChevronRight aria-hidden="true" />
                </Link>
              </li>
            ) : null}
          </Links>
        </nav>
        {user === undefined ? null : (
          <Account>
            <AccountLinks user={user} hasSubscriptions={hasSubscriptions} inApp={inApp} onFollow={onClose} />
          </Account>
        )}
      </Content>
    </Root>
  );
}
