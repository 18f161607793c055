import * as checkout from "./checkout/channels.ts";
import * as pix from "./pix/channels.ts";
import * as resolution from "./resolution/channels.ts";
import * as subscriptions from "./subscriptions/channels.ts";

/** All private channels. Written by `npm run indexes`. */
export const channels = {
  ...checkout,
  ...pix,
  ...resolution,
  ...subscriptions,
};
