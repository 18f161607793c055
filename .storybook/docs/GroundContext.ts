import { createContext } from "react";

export type Scheme = "light" | "dark";

/** The colour scheme of the docs page. */
export const GroundContext = createContext<Scheme>("light");
