import { pixPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  /** Without data the page shows nothing (MAN-247). */
  [pixPaths.pix]: {
    scenario: "pix-por-link",
    parameters: { hash: "a1b2c3d4e5f60718293a4b5c6d7e8f90" },
    neverMissing: true,
    runsOut: true,
    data: {
      qrcode: "00020101021226br.gov.bcb.pix",
      not_found: false,
      expired: false,
      paid: false,
      amount: 6_990,
      expires_in: 1_800,
    },
  },
} satisfies WirePages;
