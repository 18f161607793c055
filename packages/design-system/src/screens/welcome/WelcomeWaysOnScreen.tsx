import { accountPaths, couponPaths } from "@petbox/domain/site/paths";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { type FirstPassword, FirstPasswordLink } from "../session/FirstPasswordLink.tsx";

export interface WelcomeWaysOnScreenProps {
  /** Of who has no password yet: the area asks for one. */
  readonly firstPassword?: FirstPassword | undefined;
  /** Shows the slides once more; absent where there is nothing to show. */
  readonly onReadAgain?: (() => void) | undefined;
  /** Asks the questions once more. */
  readonly onAnswerAgain?: (() => void) | undefined;
}

/** Where to go once the welcome was read: it has become the way into the subscriber's area. */
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
