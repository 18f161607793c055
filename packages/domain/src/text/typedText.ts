import { textIn } from "./textIn.ts";

/**
 * Typed or pasted text without invisible characters (direction marks, zero-width spaces, soft hyphens). Chat apps and PDF
 * readers copy them along. A joiner inside an emoji stays, because it makes one emoji of several.
 */
export function withoutInvisible(text: string): string {
  return textIn(text).replace(
    /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))|\p{Cf}/gu,
    "$1",
  );
}

/** One line of typed text: no invisible characters, single ordinary spaces, none at either end. */
export function typedText(text: string): string {
  return withoutInvisible(text).replace(/\s+/g, " ").trim();
}

/** Typed parts of a date with a slash between them, whatever separates them: slash, dot, space, or any hyphen or dash. */
export function slashSeparated(text: string): string {
  return typedText(text).replace(/ ?[/. \p{Pd}\u2212] ?/gu, "/");
}

/** A typed number without its separators: dots, spaces, and hyphens and dashes of every kind. */
export function withoutSeparators(text: string): string {
  return typedText(text).replace(/[ .\p{Pd}\u2212]/gu, "");
}

/** Removes characters that a database column cannot store: lone surrogates and control characters. Markup is kept as text. */
export function storableText(text: string): string {
  return textIn(text)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
