import { createContext } from "react";

/** Fetches the code of the page at an address; nothing outside of the shop. */
export const PrefetchContext = createContext<(href: string) => void>(() => {});
