import { LogOut } from "lucide-react";
import { Link } from "../Link/index.ts";
import { LinkButton } from "../LinkButton/index.ts";
import { Greeting, Links, News } from "./AccountMenu.styles.ts";
import { customerAreaHref, greetedName, type HeaderUser } from "./account.ts";

export interface AccountLinksProps {
  user: HeaderUser;
  hasSubscriptions: boolean;
  inApp: boolean;
  /** One of the links was followed. */
  onFollow: () => void;
}

/** What there is for someone logged in: their area, or the end of the subscription they began, and the way out. */
export function AccountLinks({ user, hasSubscriptions, inApp, onFollow }: AccountLinksProps) {
  return (
    <Links>
      <Greeting>{`Olá, ${greetedName(user)}!`}</Greeting>
      <News>{hasSubscriptions ? "Bem-vindo de volta" : "Você está quase terminando"}</News>
      {hasSubscriptions ? (
        <LinkButton href={customerAreaHref(inApp)} fullWidth onClick={onFollow}>
          Área do cliente
        </LinkButton>
      ) : (
        <LinkButton href="/assine" fullWidth onClick={onFollow}>
          Concluir assinatura
        </LinkButton>
      )}
      <Link href="/logout" tone="ink" standalone onClick={onFollow}>
        <LogOut aria-hidden="true" />
        Sair
      </Link>
    </Links>
  );
}
