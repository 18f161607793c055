import * as z from "zod/mini";
import { nullable } from "../contract/wireValues.ts";

/** Where the shop of single products is, when it is not where the site says (SUB-046). */
export const shopWire = nullable(z.url({ protocol: /^https?$/ }));
