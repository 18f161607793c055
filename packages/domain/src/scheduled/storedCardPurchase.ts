import type { CivilDate } from "../calendar/civilDate.ts";
import { isCardOver, type StoredCard } from "../card/storedCard.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { dispatchText } from "./scheduledFreight.ts";

/** The card that a purchase is charged to unless the customer chooses another; undefined if none is likely to pay. */
export function suggestedCard(cards: readonly StoredCard[], today: CivilDate): StoredCard | undefined {
  const good = cards.filter((card) => !isCardOver(card, today) && card.refusedOn === undefined);
  return good.find(({ isMain }) => isMain) ?? good[0];
}

/** A purchase as it is about to be sent. */
interface PurchaseLine {
  /** "Com o BOX da Nina"; absent if the products are sent alone. */
  readonly withBox?: string | undefined;
  /** "Visa final 1111"; absent for a card that is typed on the next page. */
  readonly card?: string | undefined;
  /** The charge of today; absent for an empty cart. */
  readonly total?: Cents | undefined;
}

/** The whole purchase in one line: "Com o BOX da Nina, no Visa final 1111. R$64,90 hoje." */
export function purchaseInOneLine({ withBox = dispatchText({}), card, total }: PurchaseLine): string {
  const charge = total === undefined ? "" : ` ${formatCents(total)} hoje.`;
  return `${withBox}, ${card === undefined ? "com outro cartão" : `no ${card}`}.${charge}`;
}
