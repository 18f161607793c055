import { accepted, type Result, rejected } from "../result.ts";
import { typedText } from "../text/typedText.ts";

declare const instagramBrand: unique symbol;

/** An Instagram username in its canonical form: lower case, without the @. */
export type Instagram = string & { readonly [instagramBrand]: true };

/** The prefix of a pasted profile URL. */
const profileAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\//i;

/** The first path segments of URLs that show something else than a profile: a post, a reel, a story. */
const otherPages = /^(?:p|reels?|tv|stories|explore|accounts|direct)\//i;

/**
 * Parses a username as people write it: "@bob", "Bob", or the profile's URL.
 *
 * @example
 * parseInstagram("@Bob.pug"); // { ok: true, value: "bob.pug" }
 */
export function parseInstagram(text: string): Result<Instagram, "instagram-invalid"> {
  const written = typedText(text);
  const isAddress = profileAddress.test(written);
  const path = written.replace(profileAddress, "");
  if (isAddress && otherPages.test(path)) return rejected("instagram-invalid");
  const name = isAddress ? path.replace(/[/?#].*$/, "") : written.replace(/^@/, "");
  const profile = name.toLowerCase();
  return isInstagram(profile) ? accepted(profile) : rejected("instagram-invalid");
}

/**
 * `parseInstagram` for a change: the username must differ from the current one (SUB-274, SUB-275).
 *
 * @example
 * parseNewInstagram("@bob", "bob"); // { ok: false, error: "instagram-unchanged" }
 */
export function parseNewInstagram(
  text: string,
  current: string | undefined,
): Result<Instagram, "instagram-invalid" | "instagram-unchanged"> {
  const parsed = parseInstagram(text);
  if (!parsed.ok) return parsed;
  const known = parseInstagram(current ?? "");
  return known.ok && known.value === parsed.value ? rejected("instagram-unchanged") : parsed;
}

/** Instagram's rule: up to 30 letters, digits, dots and underscores; no dot at either end, no two in a row. */
function isInstagram(name: string): name is Instagram {
  return /^(?!.*\.\.)[a-z\d_](?:[a-z\d_.]{0,28}[a-z\d_])?$/.test(name);
}
