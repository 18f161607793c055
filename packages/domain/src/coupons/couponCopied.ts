/** Said once a coupon is on the clipboard (SUB-372, MAN-391). */
export const couponCopiedText = "Cupom copiado com sucesso!";

/** Said where the browser does not let a page write to the clipboard. */
export const couponNotCopiedText = "O navegador não deixou copiar. Toque e segure o código para copiar.";
