import type { Gift } from "@petbox/domain/plan/gift";

/** What comes as a present with the first box; its picture is `brinde`. */
export const firstBoxGift: Gift = { quantity: 1, item: "Bandana" };
