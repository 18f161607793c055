import { lazyOnceAsked } from "../../app/lazyOnceAsked.tsx";

/**
 * The dialog in which an overdue subscription is put right. A page mounts it once, whatever the subscription owes by now:
 * it says itself that it was paid, when the page has no banner any more.
 */
export const Regularisation = lazyOnceAsked(
  () => import("./RegularisationSection.tsx"),
  ({ subscription }) => subscription !== undefined,
);
