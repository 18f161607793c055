import { pixPaths } from "@petbox/domain/site/paths";

/** The data of this area's pages as they travel, written by hand, never taken from the contract. */
export const wirePages = {
  [pixPaths.pix]: {
    qrcode: "00020101021226",
    not_found: false,
    expired: false,
    paid: false,
    amount: 6_990,
    expires_in: 1_800,
  },
};
