import * as checkout from "../checkout/contract.ts";
import * as coupons from "../coupons/contract.ts";
import * as funnel from "../funnel/contract.ts";
import * as page from "../page/contract.ts";
import * as realtime from "../realtime/contract.ts";
import * as resolution from "../resolution/contract.ts";
import * as scheduled from "../scheduled/contract.ts";
import * as session from "../session/contract.ts";

/** The contract of each area. Written by `npm run indexes`. */
export const areas = {
  checkout,
  coupons,
  funnel,
  page,
  realtime,
  resolution,
  scheduled,
  session,
};
