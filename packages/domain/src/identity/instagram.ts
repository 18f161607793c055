import { accepted, type Result, rejected } from "../result.ts";

declare const instagramBrand: unique symbol;

/** The name of a profile at Instagram, as the network writes it: lower case, without the @. */
export type Instagram = string & { readonly [instagramBrand]: true };

export const instagramMessage = "Escreva o nome do seu perfil: só letras, números, ponto e _.";
const sameInstagramMessage = "altere para um instagram diferente.";

/** What stands before the name where somebody copied the address of their profile. */
const profileAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\//i;

/** Reads a profile's name as people write it: "@bob", "Bob", or the address of the profile. */
export function parseInstagram(text: string): Result<Instagram, string> {
  const written = text.trim();
  const name = profileAddress.test(written)
    ? written.replace(profileAddress, "").replace(/[/?#].*$/, "")
    : written.replace(/^@/, "");
  const profile = name.toLowerCase();
  return isInstagram(profile) ? accepted(profile) : rejected(instagramMessage);
}

/** The same for a change of it: it has to be another one (SUB-274, SUB-275). */
export function parseNewInstagram(text: string, current: string | undefined): Result<Instagram, string> {
  const parsed = parseInstagram(text);
  if (!parsed.ok) return parsed;
  const known = parseInstagram(current ?? "");
  return known.ok && known.value === parsed.value ? rejected(sameInstagramMessage) : parsed;
}

/** As the network takes them: up to 30 letters, digits, dots and underscores; no dot at either end, no two together. */
function isInstagram(name: string): name is Instagram {
  return /^(?!.*\.\.)[a-z\d_](?:[a-z\d_.]{0,28}[a-z\d_])?$/.test(name);
}
