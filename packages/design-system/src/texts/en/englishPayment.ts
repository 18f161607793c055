import { englishMessages } from "@petbox/domain/messages/en";
import { bankNameOf } from "@petbox/domain/payment/bankNames";
import type { Texts } from "../texts.ts";
import { withDetail } from "../withDetail.ts";
import { englishButton, englishCopyButton, englishNewTab } from "./englishActions.ts";
import { englishCharged } from "./englishCharged.ts";
import { englishFailure } from "./englishFailure.ts";
import { englishTone } from "./englishFeedback.ts";
import { englishCount, englishFormats } from "./englishFormats.ts";

const { money, date: shortDate } = englishFormats;

function timeLeft(seconds: number): string {
  if (seconds >= 3600) return englishCount(Math.round(seconds / 3600), "hour");
  return seconds >= 60 ? englishCount(Math.round(seconds / 60), "minute") : englishCount(seconds, "second");
}

export const englishPayment = {
  bankPhoneList: { label: "Bank phone numbers", emptyText: "Call the number on the back of your card." },
  boletoPanel: {
    ...englishCopyButton,
    toneLabel: englishTone,
    label: "Payment by boleto",
    amountLabel: "Amount",
    amountText: money,
    dueLabel: "Due date",
    overdueLabel: "Overdue",
    bankLabel: "Bank",
    bankName: (code) => bankNameOf(code) ?? `Bank ${code}`,
    barcodeLabel: "Barcode of the boleto",
    lineLabel: "Payment code",
    copyLabel: "Copy code",
    openLabel: "Open the boleto",
    newTabLabel: englishNewTab,
    clearingText: "Once paid, a boleto (Brazilian bank slip) usually clears within 3 business days.",
    missingText: "Your boleto’s code hasn’t arrived yet.",
    renewLabel: "Get a new boleto",
    reloadLabel: "Reload",
    printLabel: "Print",
    refusedTitle: "Don’t pay this boleto",
    brokenText: "The payment code is damaged.",
    otherAmountText: (charged, owed) => `The boleto charges ${money(charged)}, but the amount due is ${money(owed)}.`,
  },
  cardForm: {
    holderName: "Name on card",
    number: "Card number",
    expirationMonth: "Expiration month",
    expirationYear: "Expiration year",
    monthPlaceholder: "MM",
    yearPlaceholder: "YY",
    expiry: "Expiration date",
    expiryHint: "Month and year, as on the card",
    expiryPlaceholder: "MM/YY",
    cvv: "Security code",
    cvvHint: "3 or 4 digits (CVV)",
    backCvvHint: "The 3 digits on the back",
    frontCvvHint: "The 4 digits on the front",
    cpf: "Cardholder’s CPF",
    cpfHint: "The cardholder’s Brazilian taxpayer number",
    acceptedTerms: "I have read and accept the",
    termsLinkLabel: "terms of use",
    newTabLabel: englishNewTab,
    picture: {},
    invalidText: "Some details are invalid. Check all the fields and try again.",
    errors: englishMessages.card,
  },
  cardPicture: {
    describe: ({ brandName, lastDigits, holderName, expiry }) =>
      [
        brandName === undefined ? "Card" : `${brandName} card`,
        lastDigits === undefined ? "incomplete number" : `ending in ${lastDigits}`,
        holderName === undefined ? "no cardholder name" : `cardholder ${holderName}`,
        expiry === undefined ? "no expiration date" : `expires ${expiry}`,
      ].join(", "),
    holderLabel: "Cardholder",
    expiryLabel: "Expires",
    holderPlaceholder: "Name on card",
    monthPlaceholder: "MM",
    yearPlaceholder: "YY",
    codeLabel: "CVV",
  },
  paymentCountdown: {
    label: "Confirming your payment",
    unit: (left) => (left === 1 ? "second" : "seconds"),
    announce: (left, total) => {
      if (left <= 0) return "The waiting time is over";
      if (left >= total) return `This can take up to ${total} seconds`;
      return `Less than ${left + 1} seconds left`;
    },
  },
  paymentPanel: {
    ...englishButton,
    label: "Payment status",
    methodsLabel: "Payment method",
    cardLabel: "Card",
    pixLabel: "PIX",
    boletoLabel: "Boleto",
    changeLabel: "Change payment method",
    retryLabel: "Try again",
    loadingText: "Loading the payment…",
    chooseTitle: "Choose how to pay",
    waitingTitle: "Please wait…",
    processingText: "We’re sending your payment. This can take a little while.",
    waitingCardText:
      "Your bank is processing the card payment. This can take a little while, and this page updates itself.",
    waitingPixText: "As soon as the PIX arrives, this page updates itself. This can take a little while.",
    waitingBoletoText: "We’re waiting for your boleto payment, so that we can bring your subscription up to date.",
    paidTitle: "Payment approved!",
    paidText: "We’ve received your payment, and nothing is left to pay.",
    closedUnpaidTitle: "Nothing to pay",
    closedUnpaidText: "This charge was closed, and you don’t need to pay anything.",
    failureText: englishFailure,
    failedTitle: "Payment failed",
    failedText: "We couldn’t process the payment. Change the payment method or try again with another card.",
  },
  qrPanel: {
    ...englishCopyButton,
    toneLabel: englishTone,
    label: "Payment by PIX",
    qrLabel: "PIX QR code",
    foldLabel: "Pay with another device (QR code)",
    amountLabel: "Amount",
    amountText: money,
    payeeLabel: "To",
    phoneHint:
      "On this device: copy the code and paste it into the PIX area of your bank’s app. PIX is Brazil’s instant payment system.",
    computerHint: "With another device: open your bank’s app on it and point the camera at the code.",
    amountHint: (owed) => `In your bank’s app, check or enter the amount of ${money(owed)}.`,
    codeLabel: "PIX code to copy and paste (“copia e cola”)",
    copyLabel: "Copy PIX code",
    expiresLabel: "Time left to pay:",
    printedExpiryText: (at) => `The code is valid until ${at.replace("h", ":")} (Brasília time)`,
    announceExpiry: (secondsLeft) => `The code expires in ${timeLeft(secondsLeft)}`,
    expiredTitle: "PIX expired",
    expiredText: "This payment link has expired.",
    renewLabel: "Get a new code",
    reloadLabel: "Reload",
    refusedTitle: "Don’t pay with this code",
    brokenText: "The PIX code is damaged, and we can’t tell who it would pay.",
    otherAmountText: (charged, owed) => `The PIX code charges ${money(charged)}, but the amount due is ${money(owed)}.`,
  },
  storedCardItem: {
    ...englishButton,
    unknownBrandLabel: "Card",
    finalText: (digits) => `ending in ${digits}`,
    expiryText: (expiry) => `Expires ${expiry}`,
    chargedText: englishCharged,
    nextChargeText: (on, what, date = shortDate) => withDetail(`Next charge on ${date(on)}`, what),
    openChargeText: (on, what, date = shortDate) => withDetail(`Unpaid charge from ${date(on)}`, what),
    mainLabel: "Default",
    endingLabel: "Expires soon",
    overLabel: "Expired",
    refusedText: (on, _today, date = shortDate) => `Declined on ${date(on)}`,
    makeMainLabel: "Set as default",
    editLabel: "Edit",
    removeLabel: "Remove",
  },
} satisfies Partial<Texts>;
