import type { ptBR } from "./ptBR.ts";

/** The dictionary of the components: a section for each component, and one for amounts, dates and numbers. */
export type Texts = Readonly<typeof ptBR>;

/** What `ThemeRoot` is given: a whole dictionary, or single texts. */
export type GivenTexts = { readonly [Section in keyof Texts]?: Partial<Texts[Section]> };
