import * as checkout from "./checkout/collections.ts";
import * as session from "./session/collections.ts";

/** All that the server keeps. Written by `npm run indexes`. */
export const collections = {
  ...checkout,
  ...session,
};
