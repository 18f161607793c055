import type { LoginScreenProps } from "@petbox/design-system/screens/session/LoginScreen";
import { isInAccount } from "../../app/isInAccount.ts";
import { useSession } from "../../app/services.ts";
import { useWayToRecovery } from "./useWayToRecovery.ts";

/** The way to a first password, for who has just paid in this session without one; undefined for everybody else. */
export function useFirstPassword(): LoginScreenProps["firstPassword"] {
  const { answers, visitor } = useSession();
  const onRecover = useWayToRecovery();
  if (isInAccount(visitor) || answers.subscription === undefined) return undefined;
  return { onCreate: (event) => onRecover(answers.contact?.email ?? "", event) };
}
