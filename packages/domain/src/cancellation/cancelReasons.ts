import { boxBrand } from "../site/productName.ts";

/** The reasons for cancelling, in the specification's words and order; sent to the server as displayed (MAN-170 to MAN-179). */
export const cancelReasons = [
  "Recebi um item que eu não deveria receber",
  "Não gostei dos itens",
  "Acumulei muitos produtos",
  `Demora na postagem do BOX.${boxBrand}`,
  "Problemas com o transporte",
  "Problemas com o atendimento",
  "Me mudei",
  "Arrependi da compra",
  "Não posso pagar no momento",
  "Outro",
] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** The reason that matches a text; undefined for any other text. */
export function cancelReasonOf(text: string): CancelReason | undefined {
  return cancelReasons.find((reason) => reason === text);
}
