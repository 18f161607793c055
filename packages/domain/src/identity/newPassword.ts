import { type FieldErrorCodes, fieldErrorCodesOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { graphemeCount } from "../text/characters.ts";
import { textIn } from "../text/textIn.ts";

declare const newPasswordBrand: unique symbol;

/** A valid password, exactly as typed: spaces and accents are part of it. */
export type NewPassword = string & { readonly [newPasswordBrand]: true };

/** A new password and its confirmation, as typed. */
export type NewPasswordDraft = {
  readonly password: string;
  readonly confirmation: string;
};

export const minPasswordLength = 8;

export type NewPasswordErrorCode = "password-too-short" | "passwords-differ";

/**
 * Requires 8 characters (SUB-280) and an equal confirmation (SUB-276). Validates both fields, to report both errors at once.
 *
 * @example
 * parseNewPassword({ password: "passeio de manhã", confirmation: "passeio" });
 * // { ok: false, error: { confirmation: "passwords-differ" } }
 */
export function parseNewPassword({
  password,
  confirmation,
}: NewPasswordDraft): Result<NewPassword, FieldErrorCodes<keyof NewPasswordDraft, NewPasswordErrorCode>> {
  const typed = textIn(password);
  const first = isNewPassword(typed) ? accepted(typed) : rejected("password-too-short");
  const second = textIn(confirmation) === typed ? accepted(confirmation) : rejected("passwords-differ");
  return first.ok && second.ok ? first : rejected(fieldErrorCodesOf({ password: first, confirmation: second }));
}

function isNewPassword(text: string): text is NewPassword {
  return graphemeCount(text) >= minPasswordLength;
}
