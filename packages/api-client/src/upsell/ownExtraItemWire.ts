import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { decimalReais } from "../contract/money.ts";
import { day, nullable } from "../contract/wireValues.ts";

/** What a subscription has been given already. The documents do not tell it: it is ours, and a server may leave it out. */
export const ownExtraItemWire = fieldMap({
  name: ["name", z.string()],
  monthlyPrice: ["price", nullable(decimalReais)],
  removableUntil: ["removable_until", day],
});
