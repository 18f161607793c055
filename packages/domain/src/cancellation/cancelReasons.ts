import { productName } from "../site/productName.ts";

/** Why somebody leaves, in the specification's words and order; they travel as they are read (MAN-170 to MAN-179). */
export const cancelReasons = [
  "Recebi um item que eu não deveria receber",
  "Não gostei dos itens",
  "Acumulei muitos produtos",
  `Demora na postagem do BOX.${productName}`,
  "Problemas com o transporte",
  "Problemas com o atendimento",
  "Me mudei",
  "Arrependi da compra",
  "Não posso pagar no momento",
  "Outro",
] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** The reason that a text names; undefined for any other text. */
export function cancelReasonOf(text: string): CancelReason | undefined {
  return cancelReasons.find((reason) => reason === text);
}
