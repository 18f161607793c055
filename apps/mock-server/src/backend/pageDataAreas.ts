import * as account from "./account/pageData.ts";
import * as boxes from "./boxes/pageData.ts";
import * as coupons from "./coupons/pageData.ts";
import * as gallery from "./gallery/pageData.ts";
import * as loyalty from "./loyalty/pageData.ts";
import * as nps from "./nps/pageData.ts";
import * as offers from "./offers/pageData.ts";
import * as pix from "./pix/pageData.ts";
import * as plan from "./plan/pageData.ts";
import * as ratings from "./ratings/pageData.ts";
import * as referral from "./referral/pageData.ts";
import * as resolution from "./resolution/pageData.ts";
import * as scheduled from "./scheduled/pageData.ts";
import * as site from "./site/pageData.ts";
import * as subscriptions from "./subscriptions/pageData.ts";
import * as upsell from "./upsell/pageData.ts";
import * as welcome from "./welcome/pageData.ts";

/** The page data of each area, as the server fills it. Written by `npm run indexes`. */
export const pageDataAreas = {
  account,
  boxes,
  coupons,
  gallery,
  loyalty,
  nps,
  offers,
  pix,
  plan,
  ratings,
  referral,
  resolution,
  scheduled,
  site,
  subscriptions,
  upsell,
  welcome,
};
