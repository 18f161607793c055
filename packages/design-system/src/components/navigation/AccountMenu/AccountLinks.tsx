import { accountPaths, sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { inAppIf } from "@petbox/domain/site/withApp";
import { LogOut } from "lucide-react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { Link } from "../Link/index.ts";
import { greetingOf, type HeaderUser } from "./account.ts";
import type { AccountMenuTexts } from "./accountTexts.ts";

const Links = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  justify-items: start;

  & > a { margin-block-start: ${tokens.space.s2}; }
  & > a:last-child > svg { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;

const Greeting = styled.p`
  max-width: 100%;
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
`;

const News = styled.p`
  color: ${tokens.color.inkSoft};
`;

export interface AccountLinksProps {
  texts: AccountMenuTexts;
  user: HeaderUser;
  hasSubscriptions: boolean;
  inApp: boolean;
  /** Called when one of the links is followed. */
  onFollow?: (() => void) | undefined;
}

/** The menu of a logged-in customer: their area, or the unfinished subscription, and the logout. */
export function AccountLinks({ user, hasSubscriptions, inApp, onFollow, texts }: AccountLinksProps) {
  const { welcomeLabel, areaLinkLabel, unfinishedLabel, finishLabel, logoutLabel } = texts;
  return (
    <Links>
      <Greeting>{`${greetingOf(user, texts)}!`}</Greeting>
      <News>{hasSubscriptions ? welcomeLabel : unfinishedLabel}</News>
      <LinkButton
        href={hasSubscriptions ? inAppIf(inApp, accountPaths.area) : sitePaths.subscribe}
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
