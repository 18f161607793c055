import { type FieldErrors, fieldErrorsOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { type NewPassword, parseNewPassword } from "./newPassword.ts";

/** A change of password as it was typed. */
export type PasswordChangeDraft = {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmation: string;
};

/** A change that may be sent; whether the old password is right only the server knows. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: NewPassword;
}

const oldPasswordMissingMessage = "Digite a senha que você usa hoje.";
const samePasswordMessage = "A nova senha não pode ser igual a antiga.";

/** The new password twice, and unlike the old one (SUB-276 to SUB-280). All fields are judged, so that all are mended at once. */
export function parsePasswordChange(
  draft: PasswordChangeDraft,
): Result<PasswordChange, FieldErrors<keyof PasswordChangeDraft>> {
  const { oldPassword } = draft;
  const old = oldPassword === "" ? rejected(oldPasswordMissingMessage) : accepted(oldPassword);
  const password = parseNewPassword(draft);
  if (!old.ok || !password.ok) {
    return rejected({ ...(password.ok ? {} : password.error), ...fieldErrorsOf({ oldPassword: old }) });
  }
  return oldPassword === password.value
    ? rejected({ password: samePasswordMessage })
    : accepted({ oldPassword, password: password.value });
}
