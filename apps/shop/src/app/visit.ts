import { createContext, type RefObject } from "react";

/** Key of the history entry that the user opened last, for tasks that end when they may have opened another one. */
export const VisitContext = createContext<RefObject<string>>({ current: "" });
