import { sessionPaths } from "@petbox/domain/site/paths";
import { ChevronDown, UserRound } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { AccountLinks } from "./AccountLinks.tsx";
import { AccountFace, AreaLabel, Lines, LoginFace, Panel, Root, ShortGreeting } from "./AccountMenu.styles.ts";
import { greetingOf, type HeaderUser } from "./account.ts";
import { type AccountMenuTexts, accountTexts } from "./accountTexts.ts";

export interface AccountMenuProps extends Omit<ComponentProps<"div">, "children"> {
  /** The logged-in customer; undefined for a visitor, or while unknown. */
  user?: HeaderUser | undefined;
  /**
   * Whether the customer has a subscription: the menu leads to their area, otherwise to the one they began.
   * @default false
   */
  hasSubscriptions?: boolean | undefined;
  /**
   * Inside the mobile app, where the paths of the subscriber's area begin with /app.
   * @default false
   */
  inApp?: boolean | undefined;
  /**
   * The URL of the login.
   * @default "/login"
   */
  loginHref?: string | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<AccountMenuTexts> | undefined;
}

/**
 * "LOGIN", or "AREA DO ASSINANTE" with its menu, at a constant width in the header (MAN-088 to MAN-093).
 *
 * @example
 * <AccountMenu user={{ firstName: "Ana" }} hasSubscriptions />
 */
export function AccountMenu({
  user,
  hasSubscriptions = false,
  inApp = false,
  loginHref = sessionPaths.login,
  texts,
  ...rest
}: AccountMenuProps) {
  const words = useTexts("accountMenu", accountTexts, texts);
  const panelId = useId();
  const Login = useLinkComponentFor(loginHref);
  if (user === undefined) {
    return (
      <Root {...rest}>
        <LoginFace as={Login} href={loginHref} data-face>
          <UserRound aria-hidden="true" />
          {words.loginLabel}
        </LoginFace>
        <AccountFace as="span" aria-hidden="true" data-face data-reserved>
          <AreaFace greeting="" label={words.areaLabel} />
        </AccountFace>
      </Root>
    );
  }
  return (
    <Root {...rest}>
      <AccountFace type="button" popoverTarget={panelId} data-face>
        <AreaFace greeting={greetingOf(user, words)} label={words.areaLabel} />
      </AccountFace>
      <Panel id={panelId} align="end">
        <nav aria-label={words.label}>
          <AccountLinks {...{ user, hasSubscriptions, inApp }} texts={words} />
        </nav>
      </Panel>
    </Root>
  );
}

function AreaFace({ greeting, label }: { greeting: string; label: string }) {
  const lastWord = label.lastIndexOf(" ") + 1;
  return (
    <>
      <UserRound aria-hidden="true" />
      <Lines>
        <ShortGreeting>{greeting}</ShortGreeting>
        <AreaLabel>
          <span>{label.slice(0, lastWord)}</span>
          <span>{label.slice(lastWord)}</span>
        </AreaLabel>
      </Lines>
      <ChevronDown aria-hidden="true" />
    </>
  );
}
