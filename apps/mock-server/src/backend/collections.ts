import * as checkout from "./checkout/collections.ts";
import * as session from "./session/collections.ts";
import * as shipments from "./shipments/collections.ts";
import * as subscriptions from "./subscriptions/collections.ts";

/** All that the server keeps. Written by `npm run indexes`. */
export const collections = {
  ...checkout,
  ...session,
  ...shipments,
  ...subscriptions,
};
