import { type ComponentProps, type ComponentType, createContext } from "react";

/** A drawing that passes its props on to its `svg` element, as the icons of lucide-react do. */
export type Emblem = ComponentType<ComponentProps<"svg">>;

/** The brand's emblem, from `ThemeRoot`; undefined for the paw of each component. */
export const EmblemContext = createContext<Emblem | undefined>(undefined);
