import { lazyDialog } from "../../lazy/lazyPart.tsx";

/**
 * The dialog that pays an overdue subscription. It stays mounted after the payment, when the page's banner is gone,
 * because it shows the success itself.
 */
export const Resolution = lazyDialog(() => import("./ResolutionSection.tsx"), "subscription");
