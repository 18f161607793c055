import { type FieldErrors, fieldErrorsOf } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";

declare const newPasswordBrand: unique symbol;

/** A password that may be kept, exactly as it was typed: spaces and accents are part of it. */
export type NewPassword = string & { readonly [newPasswordBrand]: true };

/** A new password as it was typed, twice. */
export type NewPasswordDraft = {
  readonly password: string;
  readonly confirmation: string;
};

export const leastPasswordLength = 8;

const passwordTooShortMessage = `Essa ainda é curtinha: use pelo menos ${leastPasswordLength} caracteres.`;
const passwordMismatchMessage = "A sua senha não coincide.";

/** At least 8 characters (SUB-280), typed the same twice (SUB-276). Both fields are judged, so that both are mended at once. */
export function parseNewPassword({
  password,
  confirmation,
}: NewPasswordDraft): Result<NewPassword, FieldErrors<keyof NewPasswordDraft>> {
  const first = isNewPassword(password) ? accepted(password) : rejected(passwordTooShortMessage);
  const second = confirmation === password ? accepted(confirmation) : rejected(passwordMismatchMessage);
  return first.ok && second.ok ? first : rejected(fieldErrorsOf({ password: first, confirmation: second }));
}

function isNewPassword(text: string): text is NewPassword {
  return charactersIn(text) >= leastPasswordLength;
}

/** As people count: an accented letter is one, and so is a picture made of several signs. */
function charactersIn(text: string): number {
  return [...new Intl.Segmenter("pt-BR").segment(text)].length;
}
