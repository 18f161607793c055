import type { ScheduledKind } from "./scheduledKinds.ts";

/** The names of a product. */
export interface ScheduledTitle {
  readonly sku: string;
  readonly kind: ScheduledKind;
  readonly title: string;
  /** What sets it apart from the others of its kind, for the middle of a sentence. */
  readonly short: string;
  readonly subtitle: string;
}

const padSize = "80x60 cm, 30 unidades";
const sachetSize = "Sachê de 85g";

/** The shop's recurring products, by their own permanent SKUs (FUN-146 to FUN-149). */
export const scheduledTitles: readonly ScheduledTitle[] = [
  {
    sku: "TAP-CARVAO",
    kind: "hygiene",
    title: "Tapete super premium de carvão ativado",
    short: "carvão ativado",
    subtitle: padSize,
  },
  { sku: "TAP-BRANCO", kind: "hygiene", title: "Tapete branco", short: "branco", subtitle: padSize },
  {
    sku: "TAP-BRANCO-SP",
    kind: "hygiene",
    title: "Tapete super premium branco",
    short: "super premium branco",
    subtitle: padSize,
  },
  {
    sku: "TAP-LAVANDA",
    kind: "hygiene",
    title: "Tapete super premium de lavanda",
    short: "lavanda",
    subtitle: padSize,
  },
  { sku: "SACHE-PEIXE", kind: "wet-food", title: "Peixe e arroz", short: "peixe", subtitle: sachetSize },
  {
    sku: "SACHE-FRANGO-QUINOA",
    kind: "wet-food",
    title: "Frango, brócolis e quinoa",
    short: "frango com quinoa",
    subtitle: sachetSize,
  },
  {
    sku: "SACHE-FRANGO-ABOBORA",
    kind: "wet-food",
    title: "Frango, abóbora e arroz",
    short: "frango com abóbora",
    subtitle: sachetSize,
  },
  { sku: "SACHE-CARNE", kind: "wet-food", title: "Carne, cenoura e brócolis", short: "carne", subtitle: sachetSize },
];

/** The titles of a SKU; undefined for one unknown to the shop. */
export function scheduledTitleOf(sku: string): ScheduledTitle | undefined {
  return scheduledTitles.find((product) => product.sku === sku);
}

/** The displayed name of a product: from the table, or else the server's. */
export function scheduledNameOf({ sku, name = "" }: { readonly sku: string; readonly name?: string }): string {
  return scheduledTitleOf(sku)?.title ?? (name || sku);
}
