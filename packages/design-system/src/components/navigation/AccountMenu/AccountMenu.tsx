import { sessionPaths } from "@petbox/domain/site/paths";
import { ChevronDown, UserRound } from "lucide-react";
import { type ComponentProps, useId, useRef } from "react";
import { useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { AccountLinks } from "./AccountLinks.tsx";
import { AccountFace, AreaLabel, Lines, LoginFace, Panel, Root, ShortGreeting } from "./AccountMenu.styles.ts";
import { greetingOf, type HeaderUser } from "./account.ts";
import { type AccountMenuTexts, accountTexts } from "./accountTexts.ts";

export interface AccountMenuProps extends Omit<ComponentProps<"div">, "children"> {
  /** Who is logged in; nobody, or nobody known yet, when left out. */
  user?: HeaderUser | undefined;
  /**
   * They have a subscription: then their area is offered, else the end of the one they began.
   * @default false
   */
  hasSubscriptions?: boolean;
  /**
   * Inside the mobile application, where the area's addresses begin with /app.
   * @default false
   */
  inApp?: boolean;
  /** @default "/login" */
  loginHref?: string;
  /** Other words in the place of its own. */
  texts?: Partial<AccountMenuTexts> | undefined;
}

/** "LOGIN", or "AREA DO ASSINANTE" with its dropdown: one place on the header, of one width (MAN-088 to MAN-093). */
export function AccountMenu({
  user,
  hasSubscriptions = false,
  inApp = false,
  loginHref = sessionPaths.login,
  texts,
  ...rest
}: AccountMenuProps) {
  const words = { ...accountTexts, ...texts };
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
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
      <Panel ref={panel} id={panelId} popover="auto" aria-label={words.label}>
        <AccountLinks
          {...{ user, hasSubscriptions, inApp }}
          texts={words}
          onFollow={() => panel.current?.hidePopover()}
        />
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
