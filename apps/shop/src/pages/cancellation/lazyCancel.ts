import { lazyOnceAsked } from "../../app/lazyOnceAsked.tsx";

/** The dialog that requests a cancellation. */
export const Cancel = lazyOnceAsked(
  () => import("./CancelSection.tsx"),
  ({ isAsked }) => isAsked,
);
