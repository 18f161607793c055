import * as account from "../account/pageData.ts";

/** The data of each area's pages. Written by `npm run indexes`. */
export const pageDataAreas = {
  account,
};
