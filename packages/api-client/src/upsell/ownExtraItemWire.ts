import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { decimalReais } from "../contract/money.ts";
import { nullish, text } from "../contract/optional.ts";

/** The current extra item of a subscription. Ours and optional. */
export const ownExtraItemWire = fieldMap({
  name: ["name", text],
  monthlyPrice: ["price", nullish(decimalReais)],
  removableUntil: ["removable_until", optionalCivilDate],
});
