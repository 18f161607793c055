import * as z from "zod/mini";
import { nullish } from "../contract/optional.ts";

/** Where the shop of single products is, when it is not where the site says (SUB-046). */
export const shopWire = nullish(z.url({ protocol: /^https?$/ }));
