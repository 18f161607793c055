import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import type { LoginScreenProps } from "@petbox/design-system/screens/session/LoginScreen";
import { useSession } from "../../app/services.ts";
import { useOpenRecovery } from "./useOpenRecovery.ts";

/** The first-password form of a customer who has just paid in this session without a password; undefined otherwise. */
export function useFirstPassword(): LoginScreenProps["firstPassword"] {
  const { answers, visitor } = useSession();
  const onRecover = useOpenRecovery();
  if (isInAccount(visitor) || answers.subscription === undefined) return undefined;
  return { onCreate: (event) => onRecover(answers.contact?.email ?? "", event) };
}
