import * as z from "zod/mini";
import { nullish } from "../contract/optional.ts";

/** The URL of the shop for single products, if it differs from the site's default (SUB-046). */
export const shopWire = nullish(z.url({ protocol: /^https?$/ }));
