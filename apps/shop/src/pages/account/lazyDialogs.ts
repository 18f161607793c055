import { lazyOnceAsked } from "../../app/lazyOnceAsked.tsx";

/** The dialogs of the page's head. */
export const OwnDataDialogs = lazyOnceAsked(
  () => import("./OwnDataDialogs.tsx"),
  ({ changing }) => changing !== undefined,
);
