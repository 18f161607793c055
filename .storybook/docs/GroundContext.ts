import { createContext } from "react";

export type Scheme = "light" | "dark";

/** The scheme in which a page of the documentation is read. */
export const GroundContext = createContext<Scheme>("light");
