import { type Failure, ownTextOf } from "../failure/failure.ts";

/** Said of a coupon that could not be made, for a reason that is not the server's to tell (MAN-386). */
export const inviteCouponFailedText = "Ocorreu uma falha ao salvar seu cupom!";

/** What the warning says of a name that somebody has already (MAN-383). */
export const inviteCouponTaken = {
  title: "Ops..",
  text: "Este nome de cupom já está em uso, por favor selecione outro.",
};

/** The warning where the server refused the coupon (400 or 401), by its own text or without one; undefined for any other failure (MAN-385). */
export function inviteCouponRefusal(failure: Failure): { readonly title: string; readonly text: string } | undefined {
  if (failure.kind !== "refused" && failure.kind !== "session-expired") return undefined;
  return { title: "Ops", text: ownTextOf(failure) || "Ocorreu um erro" };
}
