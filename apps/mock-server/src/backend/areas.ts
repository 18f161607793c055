import * as checkout from "./checkout/handlers.ts";
import * as coupons from "./coupons/handlers.ts";
import * as funnel from "./funnel/handlers.ts";
import * as resolution from "./resolution/handlers.ts";
import * as scheduled from "./scheduled/handlers.ts";
import * as session from "./session/handlers.ts";

/** What the server does for each area. Written by `npm run indexes`. */
export const areas = {
  checkout,
  coupons,
  funnel,
  resolution,
  scheduled,
  session,
};
