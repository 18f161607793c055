import type { Gift } from "@petbox/domain/plan/gift";

/** The gift in the first box, for dogs and cats alike; its picture is `brinde`. */
export const firstBoxGift: Gift = { quantity: 1, item: "plaquinha com nome" };
