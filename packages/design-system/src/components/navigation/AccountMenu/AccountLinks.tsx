import { customerAreaPath } from "@petbox/domain/identity/customerArea";
import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { LogOut } from "lucide-react";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { Link } from "../Link/index.ts";
import { Greeting, Links, News } from "./AccountLinks.styles.ts";
import { greetingOf, type HeaderUser } from "./account.ts";
import type { AccountMenuTexts } from "./accountTexts.ts";

export interface AccountLinksProps {
  texts: AccountMenuTexts;
  user: HeaderUser;
  hasSubscriptions: boolean;
  inApp: boolean;
  /** Called when one of the links is followed. */
  onFollow?: () => void;
}

/** The menu of a logged-in customer: their area, or the unfinished subscription, and the logout. */
export function AccountLinks({ user, hasSubscriptions, inApp, onFollow, texts }: AccountLinksProps) {
  const { welcomeLabel, areaLinkLabel, unfinishedLabel, finishLabel, logoutLabel } = texts;
  return (
    <Links>
      <Greeting>{`${greetingOf(user, texts)}!`}</Greeting>
      <News>{hasSubscriptions ? welcomeLabel : unfinishedLabel}</News>
      <LinkButton
        href={hasSubscriptions ? customerAreaPath(inApp) : sitePaths.subscribe}
        fullWidth
        onClick={() => onFollow?.()}
      >
        {hasSubscriptions ? areaLinkLabel : finishLabel}
      </LinkButton>
      <Link href={sessionPaths.logout} tone="ink" standalone onClick={() => onFollow?.()}>
        <LogOut aria-hidden="true" />
        {logoutLabel}
      </Link>
    </Links>
  );
}
