import { lazyDialog } from "../../lazy/lazyPart.tsx";

/**
 * The dialog that regularises an overdue subscription. It stays mounted after the payment, when the page's banner is gone,
 * because it shows the success itself.
 */
export const Regularisation = lazyDialog(() => import("./RegularisationSection.tsx"), "subscription");
