import type { ScheduledKind } from "./scheduledKinds.ts";

/** A product by what it is called and what it is. */
export interface ScheduledTitle {
  readonly sku: string;
  readonly kind: ScheduledKind;
  readonly title: string;
  readonly subtitle: string;
}

const padSize = "80x60 cm, 30 unidades";
const sachetSize = "Sachê de 85g";

/** What is sold at intervals, by codes of our own, which stay (FUN-146 to FUN-149). */
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

/** What a product of this code is called; undefined for one that the shop does not know. */
export function scheduledTitleOf(sku: string): ScheduledTitle | undefined {
  return scheduledTitles.find((product) => product.sku === sku);
}

/** What a product is called: by the table, else as the server says. */
export function scheduledNameOf({ sku, name = "" }: { readonly sku: string; readonly name?: string }): string {
  return scheduledTitleOf(sku)?.title ?? (name || sku);
}
