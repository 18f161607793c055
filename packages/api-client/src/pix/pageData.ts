import { pixPaths } from "@petbox/domain/site/paths";
import { coercedBoolean, coercedNumber } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, optionalBoolean, text } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";

/** A PIX of a link (MAN-185, MAN-351). The last three are ours and optional. */
export const pixPageData = pageData({
  page: pixPaths.pix,
  isPublic: true,
  schema: fieldMap({
    code: ["qrcode", text],
    isNotFound: ["not_found", optionalBoolean],
    isExpired: ["expired", optionalBoolean],
    isPaid: ["paid", nullish(coercedBoolean)],
    amount: ["amount", nullish(centsWire)],
    secondsLeft: ["expires_in", nullish(coercedNumber)],
  }),
});
