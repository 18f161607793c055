import { customerAreaPath } from "@petbox/domain/identity/customerArea";
import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { LogOut } from "lucide-react";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { Link } from "../Link/index.ts";
import { Greeting, Links, News } from "./AccountMenu.styles.ts";
import { type AccountTexts, greetingOf, type HeaderUser } from "./account.ts";

export interface AccountLinksProps extends AccountTexts {
  user: HeaderUser;
  hasSubscriptions: boolean;
  inApp: boolean;
  /** One of the links was followed. */
  onFollow: () => void;
}

/** What there is for someone logged in: their area, or the end of the subscription they began, and the way out. */
export function AccountLinks({
  user,
  hasSubscriptions,
  inApp,
  onFollow,
  welcomeLabel = "Bem-vindo de volta",
  areaLinkLabel = "Área do cliente",
  unfinishedLabel = "Você está quase terminando",
  finishLabel = "Concluir assinatura",
  logoutLabel = "Sair",
  ...texts
}: AccountLinksProps) {
  return (
    <Links>
      <Greeting>{`${greetingOf(user, texts)}!`}</Greeting>
      <News>{hasSubscriptions ? welcomeLabel : unfinishedLabel}</News>
      <LinkButton href={hasSubscriptions ? customerAreaPath(inApp) : sitePaths.subscribe} fullWidth onClick={onFollow}>
        {hasSubscriptions ? areaLinkLabel : finishLabel}
      </LinkButton>
      <Link href={sessionPaths.logout} tone="ink" standalone onClick={onFollow}>
        <LogOut aria-hidden="true" />
        {logoutLabel}
      </Link>
    </Links>
  );
}
