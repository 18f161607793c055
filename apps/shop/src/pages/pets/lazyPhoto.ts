import { lazyOnceAsked } from "../../app/lazyOnceAsked.tsx";

/** The dialog in which the photo of a pet is changed. */
export const Photo = lazyOnceAsked(
  () => import("./PhotoSection.tsx"),
  ({ asked }) => asked !== undefined,
);
