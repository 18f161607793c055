import { useContext } from "react";
import { TextsContext } from "./TextsContext.ts";
import type { Texts } from "./texts.ts";

/**
 * Returns a component's own texts: its defaults, replaced by those of the dictionary, replaced by those of its `texts` prop.
 *
 * @param section the component's section of the dictionary
 */
export function useTexts<Section extends keyof Texts>(
  section: Section,
  defaults: Texts[Section],
  texts?: Partial<Texts[Section]>,
): Texts[Section] {
  return { ...defaults, ...given(useContext(TextsContext)[section]), ...given(texts) };
}

/** An undefined entry leaves the default: the texts of a page may be optional, too. */
const given = (texts: object = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
