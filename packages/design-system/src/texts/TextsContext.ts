import { createContext } from "react";
import type { GivenTexts } from "./texts.ts";

/** The dictionary passed to `ThemeRoot`; empty by default, because each component holds its Portuguese texts itself. */
export const TextsContext = createContext<GivenTexts>({});
