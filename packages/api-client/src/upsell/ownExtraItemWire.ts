import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { decimalReais } from "../contract/money.ts";
import { nullish, text } from "../contract/optional.ts";

/** What a subscription has been given already. The documents do not tell it: it is ours, and a server may leave it out. */
export const ownExtraItemWire = fieldMap({
  name: ["name", text],
  monthlyPrice: ["price", nullish(decimalReais)],
  removableUntil: ["removable_until", optionalCivilDate],
});
