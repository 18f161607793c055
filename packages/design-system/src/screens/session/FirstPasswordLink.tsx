import { sessionPaths } from "@petbox/domain/site/paths";
import type { MouseEvent } from "react";
import { LinkButton, type LinkButtonProps } from "../../components/actions/LinkButton/index.ts";

/** Of who has paid and has no password yet: the first one is made by a link that is mailed. */
export interface FirstPassword {
  /** The way to it was pressed. */
  readonly onCreate: (event: MouseEvent) => void;
}

export interface FirstPasswordLinkProps {
  /** @default "primary" */
  readonly variant?: LinkButtonProps["variant"];
  readonly firstPassword: FirstPassword;
}

/** The way to a first password: what was bought is behind a login. */
export function FirstPasswordLink({ firstPassword, variant = "primary" }: FirstPasswordLinkProps) {
  return (
    <LinkButton href={sessionPaths.recovery} variant={variant} onClick={firstPassword.onCreate}>
      Criar minha senha
    </LinkButton>
  );
}
