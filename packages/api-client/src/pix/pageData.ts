import { pixPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { mark, nullable, text } from "../contract/wireValues.ts";

/** A PIX of a link (MAN-185, MAN-351). The last three are ours: a server without them works. */
export const pixPageData = pageData({
  page: pixPaths.pix,
  isPublic: true,
  schema: fieldMap({
    code: ["qrcode", text],
    isNotFound: ["not_found", mark],
    isExpired: ["expired", mark],
    isPaid: ["paid", mark],
    amount: ["amount", nullable(centsWire)],
    secondsLeft: ["expires_in", nullable(z.number())],
  }),
});
