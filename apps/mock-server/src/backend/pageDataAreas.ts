import * as account from "./account/pageData.ts";

/** What the server puts into each area's pages. Written by `npm run indexes`. */
export const pageDataAreas = {
  account,
};
