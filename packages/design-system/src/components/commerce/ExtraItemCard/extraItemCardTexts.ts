import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { offerCardTexts } from "../OfferCard/offerCardTexts.ts";

/** The texts of an extra item card, each replaceable through `texts`. */
export const extraItemCardTexts = {
  ...offerCardTexts,
  chosenText: "Adicionado",
  actionText: "Adicionar",
  /** The button of the chosen item. */
  keepText: "Manter",
  /** The increase of the price, in words. */
  priceText: (price: Cents, money = formatCents) => `${money(price)}/mês`,
};

export type ExtraItemCardTexts = typeof extraItemCardTexts;
