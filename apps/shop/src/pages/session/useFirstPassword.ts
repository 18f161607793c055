import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import type { LoginScreenProps } from "@petbox/design-system/screens/session/LoginScreen";
import { useSession } from "../../app/services.ts";
import { useOpenRecovery } from "./useOpenRecovery.ts";

/** The first-password form of a customer who has just paid in this session without a password; undefined otherwise. */
export function useFirstPassword(): LoginScreenProps["firstPassword"] {
  const { answers, visitor, lostAnswers, lastContact } = useSession();
  const onRecover = useOpenRecovery();
  const { subscription } = { ...lostAnswers, ...answers };
  if (isInAccount(visitor) || subscription === undefined) return undefined;
  const { email = "" } = answers.contact ?? lastContact ?? {};
  return { onCreate: (event) => onRecover(email, event) };
}
