import type { Gift } from "@petbox/domain/plan/gift";

/** What comes as a present with the first box; its picture is `brinde`. */
export const firstBoxGift: Gift = { quantity: 1, item: "Bandana" };

/** "Ganhe 1 Bandana na 1ª entrega" (FUN-362) */
export const giftLine = ({ quantity, item }: Gift): string => `Ganhe ${quantity} ${item} na 1ª entrega`;
