declare const maskedEmailBrand: unique symbol;

/** A friend's e-mail as somebody else may see it: "ana***". */
export type MaskedEmail = string & { readonly [maskedEmailBrand]: true };

const shownLetters = 3;

/** Always as many, so that nobody can count what they stand for. */
const mask = "***";

/**
 * An e-mail of which the first three letters are shown, and of its domain nothing (SUB-134); one that is masked already
 * stays as it is. Of a shorter name what there is of it is shown.
 */
export function maskEmail(email: string): MaskedEmail {
  const [name = ""] = email.trim().split(/[@*]/, 1);
  const masked: string = [...name].slice(0, shownLetters).join("") + mask;
  // Nobody else makes one.
  return masked as MaskedEmail;
}
