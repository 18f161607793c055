/** A gift as the server names it (FUN-141). */
export interface Gift {
  readonly qtd: number;
  readonly inventory: { readonly name: string };
}

/** What comes as a present with the first box; its picture is `brinde`. */
export const firstBoxGift: Gift = { qtd: 1, inventory: { name: "Bandana" } };

/** "Ganhe 1 Bandana na 1ª entrega" (FUN-362) */
export const giftLine = ({ qtd, inventory }: Gift): string => `Ganhe ${qtd} ${inventory.name} na 1ª entrega`;
