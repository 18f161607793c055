import type { Failure } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { NewPasswordDraft } from "@petbox/domain/identity/newPassword";

/** Why a new password was not saved, and what is left to do about it. */
export type NewPasswordRefusal =
  /** The link was used, is too old, or never was one: only another mail helps. */
  | { readonly kind: "void-link" }
  /** The password itself; beside its fields. */
  | { readonly kind: "fields"; readonly errors: FieldErrors<keyof NewPasswordDraft> }
  /** Anything else: one sentence, and the same may be sent again. */
  | { readonly kind: "text"; readonly text: string };

/** Turns a failed reset into what the form can do about it. */
export function newPasswordRefusal(failure: Failure): NewPasswordRefusal {
  if (failure.kind === "invalid") {
    const { token, password, password_confirmation: confirmation } = failure.fields;
    if (token !== undefined) return { kind: "void-link" };
    const errors = { ...(password ? { password } : {}), ...(confirmation ? { confirmation } : {}) };
    if (Object.keys(errors).length > 0) return { kind: "fields", errors };
  }
  return { kind: "text", text: failureText(failure) };
}
