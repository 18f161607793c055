import { sessionPaths } from "@petbox/domain/site/paths";
import type { MouseEvent } from "react";
import { LinkButton, type LinkButtonProps } from "../../components/actions/LinkButton/index.ts";

/** Set for a paying customer without a password; the first one is created through a mailed link. */
export interface FirstPassword {
  /** Called when the link is pressed. */
  readonly onCreate: (event: MouseEvent) => void;
}

export interface FirstPasswordLinkProps {
  /** @default "primary" */
  readonly variant?: LinkButtonProps["variant"];
  readonly firstPassword: FirstPassword;
}

/** Link to create the first password, which the purchase requires. */
export function FirstPasswordLink({ firstPassword, variant = "primary" }: FirstPasswordLinkProps) {
  return (
    <LinkButton href={sessionPaths.recovery} variant={variant} onClick={firstPassword.onCreate}>
      Criar minha senha
    </LinkButton>
  );
}
