import { createContext } from "react";

export type Scheme = "light" | "dark";

/** The colour scheme of the docs page. */
export const GroundContext = createContext<Scheme>("light");

/** The choices of the toolbar, which the frames of a docs page follow. */
export const GlobalsContext = createContext<Readonly<Record<string, unknown>>>({});
