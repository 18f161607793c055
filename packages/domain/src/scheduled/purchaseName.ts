import { listed } from "../text/listed.ts";
import { contentsText } from "./contentsText.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";
import { scheduledNameOf, scheduledTitleOf } from "./scheduledProducts.ts";

interface NamedItem {
  readonly sku: string;
  readonly name?: string;
  readonly quantity: number;
}

/**
 * The name of a scheduled purchase: its contents, so that customers with several can tell them apart.
 *
 * @example
 * purchaseName("wet-food", [{ sku: "SACHE-CARNE", quantity: 12 }, { sku: "SACHE-PEIXE", quantity: 12 }]);
 * // "24 sachês de carne e peixe"
 */
export function purchaseName(kind: ScheduledKind, items: readonly NamedItem[]): string {
  const { name, pieces } = scheduledRules[kind];
  if (items.length === 0) return `Assinatura de ${name}`;
  const units = countedUnits(
    kind,
    items.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const shorts = items.flatMap(({ sku }) => scheduledTitleOf(sku)?.short ?? []);
  if (shorts.length < items.length) return `${units}: ${listed(items.map(scheduledNameOf))}`;
  const [only, ...others] = items;
  if (only !== undefined && others.length === 0) return contentsText([only]) ?? units;
  // Shorter names first: "frango com abóbora e carne" would read as one recipe.
  const inOrder = [...shorts].sort((one, other) => one.length - other.length);
  return `${units} de ${pieces === undefined ? "" : `${pieces.one} `}${listed(inOrder)}`;
}
