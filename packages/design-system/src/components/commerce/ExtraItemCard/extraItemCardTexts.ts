import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { offerCardTexts } from "../OfferCard/offerCardTexts.ts";

/** What an extra item card says of its own; each can be replaced. */
export const extraItemCardTexts = {
  ...offerCardTexts,
  chosenText: "Adicionado",
  actionText: "Adicionar",
  /** What it adds, in words. */
  priceText: (price: Cents) => `${formatCents(price)}/mês`,
};

export type ExtraItemCardTexts = typeof extraItemCardTexts;
