import type { Failure } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { NewPasswordDraft } from "@petbox/domain/identity/newPassword";

/** The reason why a new password was not saved. */
export type NewPasswordRefusal =
  /** The link was used, has expired, or never existed: only another mail helps. */
  | { readonly kind: "void-link" }
  /** The password itself; shown at its fields. */
  | { readonly kind: "fields"; readonly errors: FieldErrors<keyof NewPasswordDraft> }
  /** Any other reason: one sentence; the same password can be sent again. */
  | { readonly kind: "text"; readonly text: string };

/** Maps a failed reset to a reason that the form can show. */
export function newPasswordRefusal(failure: Failure): NewPasswordRefusal {
  if (failure.kind === "invalid") {
    const { token, email, password, password_confirmation: confirmation } = failure.fields;
    // Laravel reports an invalid token under `email`, too, which the shop does not send.
    if (token !== undefined || email !== undefined) return { kind: "void-link" };
    const errors = { ...(password ? { password } : {}), ...(confirmation ? { confirmation } : {}) };
    if (Object.keys(errors).length > 0) return { kind: "fields", errors };
  }
  return { kind: "text", text: failureText(failure) };
}
