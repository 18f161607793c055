import { type Failure, ownTextOf } from "../failure/failure.ts";
import { somethingWentWrong } from "../failure/failureText.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** Why a profile at Instagram was not changed (SUB-358). */
export function instagramFailureText(failure: Failure): string {
  return withAdvice(somethingWentWrong, failure);
}

/** Why a password was not changed: the server's own words where it says no, 400 or 401 (SUB-359). */
export function passwordFailureText(failure: Failure): string {
  const isRefused = failure.kind === "refused" || failure.kind === "session-expired";
  return (isRefused ? ownTextOf(failure) : undefined) ?? withAdvice(somethingWentWrong, failure);
}

export const instagramChangedText = "Instagram alterado com sucesso!";
export const passwordChangedText = "Senha alterada com sucesso!";
