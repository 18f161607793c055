import { lazyOnceAsked } from "../../app/lazyOnceAsked.tsx";

/** The dialog in which a subscription is asked to be cancelled. */
export const Cancel = lazyOnceAsked(
  () => import("./CancelSection.tsx"),
  ({ isAsked }) => isAsked,
);
