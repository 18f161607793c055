import { spanishMessages } from "@petbox/domain/messages/es";
import { bankNameOf } from "@petbox/domain/payment/bankNames";
import type { Texts } from "../texts.ts";
import { withDetail } from "../withDetail.ts";
import { spanishButton, spanishCopyButton, spanishNewTab } from "./spanishActions.ts";
import { spanishCharged } from "./spanishCharged.ts";
import { spanishFailure } from "./spanishFailure.ts";
import { spanishTone } from "./spanishFeedback.ts";
import { spanishCount, spanishFormats } from "./spanishFormats.ts";

const { money, date: shortDate } = spanishFormats;

function timeLeft(seconds: number): string {
  if (seconds >= 3600) return spanishCount(Math.round(seconds / 3600), "hora");
  return seconds >= 60 ? spanishCount(Math.round(seconds / 60), "minuto") : spanishCount(seconds, "segundo");
}

export const spanishPayment = {
  bankPhoneList: {
    label: "Teléfonos de los bancos",
    emptyText: "Llama al número que está en el reverso de tu tarjeta.",
  },
  boletoPanel: {
    ...spanishCopyButton,
    toneLabel: spanishTone,
    label: "Pago con boleto",
    amountLabel: "Monto",
    amountText: money,
    dueLabel: "Vencimiento",
    overdueLabel: "Vencido",
    bankLabel: "Banco",
    bankName: (code) => bankNameOf(code) ?? `Banco ${code}`,
    barcodeLabel: "Código de barras del boleto",
    lineLabel: "Código de pago",
    copyLabel: "Copiar código",
    openLabel: "Abrir el boleto",
    newTabLabel: spanishNewTab,
    clearingText:
      "Después de pagarlo, el boleto (orden de pago bancaria de Brasil) suele acreditarse en hasta 3 días hábiles.",
    missingText: "El código de tu boleto todavía no llegó.",
    renewLabel: "Generar otro boleto",
    reloadLabel: "Recargar",
    printLabel: "Imprimir",
    refusedTitle: "No pagues este boleto",
    brokenText: "El código de pago tiene un defecto.",
    otherAmountText: (charged, owed) => `El boleto cobra ${money(charged)}, pero el monto a pagar es ${money(owed)}.`,
  },
  cardForm: {
    holderName: "Nombre en la tarjeta",
    number: "Número de la tarjeta",
    expirationMonth: "Mes de vencimiento",
    expirationYear: "Año de vencimiento",
    monthPlaceholder: "MM",
    yearPlaceholder: "AA",
    expiry: "Fecha de vencimiento",
    expiryHint: "Mes y año, como en la tarjeta",
    expiryPlaceholder: "MM/AA",
    cvv: "Código de seguridad",
    cvvHint: "3 o 4 dígitos (CVV)",
    backCvvHint: "Son los 3 dígitos del reverso",
    frontCvvHint: "Son los 4 dígitos del frente",
    cpf: "CPF del titular",
    cpfHint: "Número de contribuyente en Brasil del titular de la tarjeta",
    acceptedTerms: "Leí y acepto los",
    termsLinkLabel: "términos de uso",
    newTabLabel: spanishNewTab,
    picture: {},
    invalidText: "Hay datos no válidos. Revisa todos los campos e inténtalo de nuevo.",
    errors: spanishMessages.card,
  },
  cardPicture: {
    describe: ({ brandName, lastDigits, holderName, expiry }) =>
      [
        brandName === undefined ? "Tarjeta" : `Tarjeta ${brandName}`,
        lastDigits === undefined ? "número incompleto" : `terminada en ${lastDigits}`,
        holderName === undefined ? "sin nombre del titular" : `titular ${holderName}`,
        expiry === undefined ? "sin vencimiento" : `vence ${expiry}`,
      ].join(", "),
    holderLabel: "Titular",
    expiryLabel: "Vence",
    holderPlaceholder: "Nombre en la tarjeta",
    monthPlaceholder: "MM",
    yearPlaceholder: "AA",
    codeLabel: "CVV",
  },
  paymentCountdown: {
    label: "Confirmando tu pago",
    unit: (left) => (left === 1 ? "segundo" : "segundos"),
    announce: (left, total) => {
      if (left <= 0) return "El tiempo de espera terminó";
      if (left >= total) return `Puede tardar hasta ${total} segundos`;
      return `Faltan menos de ${left + 1} segundos`;
    },
  },
  paymentPanel: {
    ...spanishButton,
    label: "Estado del pago",
    methodsLabel: "Forma de pago",
    cardLabel: "Tarjeta",
    pixLabel: "PIX",
    boletoLabel: "Boleto",
    changeLabel: "Cambiar la forma de pago",
    retryLabel: "Intentar de nuevo",
    loadingText: "Cargando el pago…",
    chooseTitle: "Elige cómo pagar",
    waitingTitle: "Espera un momento…",
    processingText: "Estamos enviando tu pago. Puede tardar un poco.",
    waitingCardText:
      "El banco está procesando el pago con la tarjeta. Puede tardar un poco, y esta página se actualiza sola.",
    waitingPixText: "En cuanto llegue el PIX, esta página se actualizará sola. Puede tardar un poco.",
    waitingBoletoText: "Estamos esperando el pago de tu boleto para regularizar tu suscripción.",
    paidTitle: "¡Pago aprobado!",
    paidText: "Recibimos tu pago y no queda nada pendiente.",
    closedUnpaidTitle: "Nada pendiente",
    closedUnpaidText: "Este cobro se cerró y no tienes que pagar nada.",
    failureText: spanishFailure,
    failedTitle: "¡Falló el pago!",
    failedText: "No pudimos procesar el pago. Cambia la forma de pago o inténtalo de nuevo con otra tarjeta.",
  },
  qrPanel: {
    ...spanishCopyButton,
    toneLabel: spanishTone,
    label: "Pago con PIX",
    qrLabel: "Código QR del PIX",
    foldLabel: "Pagar con otro dispositivo (código QR)",
    amountLabel: "Monto",
    amountText: money,
    payeeLabel: "Para",
    phoneHint:
      "En este dispositivo: copia el código y pégalo en el área PIX de la aplicación de tu banco. PIX es el sistema de pagos instantáneos de Brasil.",
    computerHint: "Con otro dispositivo: abre en él la aplicación de tu banco y apunta la cámara al código.",
    amountHint: (owed) => `En la aplicación del banco, revisa o escribe el monto de ${money(owed)}.`,
    codeLabel: "Código PIX para copiar y pegar (“copia e cola”)",
    copyLabel: "Copiar código PIX",
    expiresLabel: "Tiempo para pagar:",
    printedExpiryText: (at) => `El código vale hasta las ${at.replace("h", ":")} (hora de Brasilia)`,
    announceExpiry: (secondsLeft) => `El código vence en ${timeLeft(secondsLeft)}`,
    expiredTitle: "PIX vencido",
    expiredText: "¡Este enlace de pago venció!",
    renewLabel: "Generar otro código",
    reloadLabel: "Recargar",
    refusedTitle: "No pagues con este código",
    brokenText: "El código PIX tiene un defecto, y no se puede saber a quién le paga.",
    otherAmountText: (charged, owed) =>
      `El código PIX cobra ${money(charged)}, pero el monto a pagar es ${money(owed)}.`,
  },
  storedCardItem: {
    ...spanishButton,
    unknownBrandLabel: "Tarjeta",
    finalText: (digits) => `terminada en ${digits}`,
    expiryText: (expiry) => `Vence ${expiry}`,
    chargedText: spanishCharged,
    nextChargeText: (on, what, date = shortDate) => withDetail(`Próximo cobro el ${date(on)}`, what),
    openChargeText: (on, what, date = shortDate) => withDetail(`Cobro pendiente del ${date(on)}`, what),
    mainLabel: "Principal",
    endingLabel: "Vence pronto",
    overLabel: "Vencida",
    refusedText: (on, _today, date = shortDate) => `Rechazada el ${date(on)}`,
    makeMainLabel: "Usar como principal",
    editLabel: "Editar",
    removeLabel: "Quitar",
  },
} satisfies Partial<Texts>;
