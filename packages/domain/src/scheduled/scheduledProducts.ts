import type { ScheduledKind } from "./scheduledKinds.ts";

/** The names of a product. */
export interface ScheduledTitle {
  readonly sku: string;
  readonly kind: ScheduledKind;
  readonly title: string;
  readonly subtitle: string;
}

const padSize = "80x60 cm, 30 unidades";
const sachetSize = "Sachê de 85g";

/** The shop's recurring products, by their own permanent SKUs (FUN-146 to FUN-149). */
export const scheduledTitles: readonly ScheduledTitle[] = [
  { sku: "TAP-CARVAO", kind: "hygiene", title: "Tapete super premium de carvão ativado", subtitle: padSize },
  { sku: "TAP-BRANCO", kind: "hygiene", title: "Tapete branco", subtitle: padSize },
  { sku: "TAP-BRANCO-SP", kind: "hygiene", title: "Tapete super premium branco", subtitle: padSize },
  { sku: "TAP-LAVANDA", kind: "hygiene", title: "Tapete super premium de lavanda", subtitle: padSize },
  { sku: "SACHE-PEIXE", kind: "wet-food", title: "Peixe e arroz", subtitle: sachetSize },
  { sku: "SACHE-FRANGO-QUINOA", kind: "wet-food", title: "Frango, brócolis e quinoa", subtitle: sachetSize },
  { sku: "SACHE-FRANGO-ABOBORA", kind: "wet-food", title: "Frango, abóbora e arroz", subtitle: sachetSize },
  { sku: "SACHE-CARNE", kind: "wet-food", title: "Carne, cenoura e brócolis", subtitle: sachetSize },
];

/** The titles of a SKU; undefined for one unknown to the shop. */
export function scheduledTitleOf(sku: string): ScheduledTitle | undefined {
  return scheduledTitles.find((product) => product.sku === sku);
}

/** The displayed name of a product: from the table, or else the server's. */
export function scheduledNameOf({ sku, name = "" }: { readonly sku: string; readonly name?: string }): string {
  return scheduledTitleOf(sku)?.title ?? (name || sku);
}
