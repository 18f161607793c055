import { createContext, type RefObject } from "react";

/** Key of the history entry that is open now, for tasks that end when another one may be. */
export const VisitContext = createContext<RefObject<string>>({ current: "" });
