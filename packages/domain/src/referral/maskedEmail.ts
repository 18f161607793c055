declare const maskedEmailBrand: unique symbol;

/** A friend's masked e-mail: "ana***". */
export type MaskedEmail = string & { readonly [maskedEmailBrand]: true };

const shownLetters = 3;

/** Fixed length, so that it does not reveal the length of the address. */
const mask = "***";

/** Masks an e-mail: shows up to three letters of the local part, and hides the domain (SUB-134). An already masked e-mail is unchanged. */
export function maskEmail(email: string): MaskedEmail {
  const [name = ""] = email.trim().split(/[@*]/, 1);
  const masked: string = [...name].slice(0, shownLetters).join("") + mask;
  // The only constructor of the branded type.
  return masked as MaskedEmail;
}
