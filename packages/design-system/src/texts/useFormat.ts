import { useContext } from "react";
import type { FormatTexts } from "./formatTexts.ts";
import { TextsContext } from "./TextsContext.ts";

/**
 * Returns how to write an amount, a date or a number in the language of the dictionary.
 *
 * @param brazilian the function of the domain, used without a dictionary
 */
export function useFormat<Name extends keyof FormatTexts>(name: Name, brazilian: FormatTexts[Name]): FormatTexts[Name] {
  return useContext(TextsContext).format?.[name] ?? brazilian;
}
