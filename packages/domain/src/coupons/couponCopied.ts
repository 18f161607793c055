/** Shown when a coupon has been copied (SUB-372, MAN-391). */
export const couponCopiedText = "Cupom copiado com sucesso!";

/** Shown if the browser denies access to the clipboard. */
export const couponNotCopiedText = "O navegador não deixou copiar. Toque e segure o código para copiar.";
