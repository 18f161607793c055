import { type Failure, ownTextOf } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** Shown when the coupon cannot be created for a reason that the server does not give (MAN-386). */
export function inviteCouponFailedText(failure: Failure): string {
  return withAdvice("Ocorreu uma falha ao salvar seu cupom!", failure);
}

/** The warning for a name that is already taken (MAN-383). */
export const inviteCouponTaken = {
  title: "Ops..",
  text: "Este nome de cupom já está em uso, por favor selecione outro.",
};

/** The warning for a coupon refused with 400 or 401, with the server's text if any; undefined for any other failure (MAN-385). */
export function inviteCouponRefusal(failure: Failure): { readonly title: string; readonly text: string } | undefined {
  const isUnauthorized = failure.kind === "session-expired" && failure.status === 401;
  if (failure.kind !== "refused" && !isUnauthorized) return undefined;
  return { title: "Ops", text: ownTextOf(failure) || "Ocorreu um erro" };
}
