import { accountPaths, couponPaths } from "@petbox/domain/site/paths";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { type FirstPassword, FirstPasswordLink } from "../session/FirstPasswordLink.tsx";

export interface WelcomeWaysOnScreenProps {
  /** Set if the customer has no password yet; the subscriber's area requires one. */
  readonly firstPassword?: FirstPassword | undefined;
  /** Shows the slides again; undefined without slides. */
  readonly onReadAgain?: (() => void) | undefined;
  /** Shows the questions again. */
  readonly onAnswerAgain?: (() => void) | undefined;
}

/** Links shown after the welcome, which then serves as an entrance to the subscriber's area. */
export function WelcomeWaysOnScreen({ firstPassword, onReadAgain, onAnswerAgain }: WelcomeWaysOnScreenProps) {
  return (
    <>
      {firstPassword === undefined ? null : <FirstPasswordLink firstPassword={firstPassword} />}
      <LinkButton href={accountPaths.area} variant={firstPassword === undefined ? "primary" : "secondary"}>
        Ir para a área do assinante
      </LinkButton>
      <LinkButton href={couponPaths.create} variant="secondary">
        Convidar amigos
      </LinkButton>
      {onAnswerAgain === undefined ? null : (
        <Button variant="quiet" onClick={onAnswerAgain}>
          Mudar as respostas
        </Button>
      )}
      {onReadAgain === undefined ? null : (
        <Button variant="quiet" onClick={onReadAgain}>
          Rever como funciona
        </Button>
      )}
    </>
  );
}
