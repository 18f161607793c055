import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { textIn } from "../text/textIn.ts";
import { type NewPassword, type NewPasswordErrorCode, parseNewPassword } from "./newPassword.ts";

/** A change of password, as typed. */
export type PasswordChangeDraft = {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmation: string;
};

/** A change ready to be sent; only the server can verify the old password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: NewPassword;
}

export type PasswordChangeErrorCode = NewPasswordErrorCode | "password-unchanged" | "old-password-missing";

/**
 * Requires a valid new password that differs from the old one (SUB-276 to SUB-280). Validates all fields, to report all errors at once.
 *
 * @example
 * const password = "passeio de manhã";
 * parsePasswordChange({ oldPassword: "", password, confirmation: password });
 * // { ok: false, error: { oldPassword: "old-password-missing" } }
 */
export function parsePasswordChange(
  draft: PasswordChangeDraft,
): Result<PasswordChange, FieldErrorCodes<keyof PasswordChangeDraft, PasswordChangeErrorCode>> {
  const oldPassword = textIn(draft.oldPassword);
  const old = oldPassword === "" ? rejected("old-password-missing") : accepted(oldPassword);
  const password = parseNewPassword(draft);
  if (!old.ok || !password.ok) {
    return rejected({ ...(password.ok ? {} : password.error), ...fieldErrorCodesOf({ oldPassword: old }) });
  }
  return oldPassword === password.value
    ? rejected({ password: "password-unchanged" })
    : accepted({ oldPassword, password: password.value });
}
