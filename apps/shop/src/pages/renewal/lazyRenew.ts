import { lazyOnceAsked } from "../../app/lazyOnceAsked.tsx";

/** The dialog in which a subscription is renewed. */
export const Renew = lazyOnceAsked(
  () => import("./RenewSection.tsx"),
  ({ isAsked }) => isAsked,
);
