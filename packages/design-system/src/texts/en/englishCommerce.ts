import { addCents, zeroCents } from "@petbox/domain/money/cents";
import { chargesText, monthlyCharges } from "@petbox/domain/plan/charges";
import type { Texts } from "../texts.ts";
import { englishButton, englishCopyButton } from "./englishActions.ts";
import { englishForPet } from "./englishCharged.ts";
import { englishTone } from "./englishFeedback.ts";
import { englishFormats, englishList } from "./englishFormats.ts";

const { money: reais, dayMonth, longDate } = englishFormats;

const addressParts = {
  street: "street",
  number: "number",
  neighborhood: "neighborhood",
  city: "city",
  state: "state",
  cep: "CEP",
};
const sizes = { micro: "Micro", pequeno: "Small", medio: "Medium", grande: "Large" };

export const englishCommerce = {
  addressCard: {
    noNumberText: "no number",
    cepText: (cep) => `CEP ${cep}`,
    editLabel: "Edit address",
    emptyLabel: "No address here yet.",
    referenceLabel: "Landmark",
    missingText: (parts) => `Still missing: ${englishList(parts.map((part) => addressParts[part]))}`,
  },
  beforeAfter: { beforeLabel: "Today", afterLabel: "After" },
  commitmentSummary: {
    title: "What will I pay, and when?",
    todayLabel: "Today",
    nextChargeLabel: "Next charge",
    renewalLabel: "Automatic renewal",
    firstBoxLabel: "First box",
    withFreightText: (charge) => `${charge} +\u00a0shipping`,
    nextChargeText: (charge, on) => `${charge}, on ${on}`,
    dearerRenewalText: (date) => `${date}, without the coupon`,
    firstBoxText: (start, end) => `between ${start} and ${end}`,
    leavingTitle: "What if I cancel early?",
    leavingText:
      "The fee is 10% of the price of the remaining months. In the last month there is no fee. Each renewal starts a new term, with the same rule.",
    tableCaption: "Fee by month of cancellation",
    monthLabel: "Canceling in month",
    penaltyLabel: "Fee",
    noPenaltyLabel: "None",
    freeLeavingText: "Cancel anytime, at no cost.",
  },
  couponBar: {
    label: "Coupon",
    activeText: "applied",
    discountText: (discount, money = reais) => `${money(discount)} off your plan`,
  },
  couponCard: {
    ...englishCopyButton,
    offerLabel: (discount) => `${discount} OFF`,
    lifelongLabel: "LIFETIME",
    usedLabel: "Already used",
    expiredLabel: "Expired",
    codeLabel: "Code",
    copyLabel: "Copy coupon",
    rulesLabel: "See the terms",
    untilText: (on) => `Valid until ${on}`,
    sinceText: (on) => `Was valid until ${on}`,
    endlessLabel: "No expiration date",
  },
  couponField: {
    groupLabel: "Discount coupon",
    label: "Got a coupon?",
    placeholder: "Enter the code",
    applyLabel: "Apply",
    applyingLabel: "Checking the coupon",
    appliedLabel: "Coupon applied",
    removeLabel: "Remove",
    removingLabel: "Removing the coupon",
    removedLabel: "Coupon removed",
  },
  deliveryEstimate: {
    waitingText: "Enter your CEP (postal code) to see when the box arrives.",
    loadingText: "Calculating delivery…",
    failedText: "We couldn’t calculate the delivery right now.",
    retryLabel: "Try again",
    windowText: (start, end, date = dayMonth) => `Arrives between ${date(start)} and ${date(end)}`,
    shipText: (on, date = dayMonth) => `We pack it on ${date(on)}`,
    freightText: (freight, money = reais) => (freight <= 0 ? "Free shipping" : `Shipping: ${money(freight)}`),
  },
  extraItemCard: {
    ...englishButton,
    chosenText: "Added",
    actionText: "Add",
    keepText: "Keep",
    priceText: (price, money = reais) => `${money(price)}/month`,
  },
  giftLine: { text: (quantity, item) => `Get ${quantity} ${item} free in your 1st delivery` },
  offerCard: englishButton,
  petCard: {
    petText: englishForPet,
    changePictureText: (forPet) => `Change the photo ${forPet.replace(/^for /, "of ")}`,
    sizeLabel: "Size",
    sizeText: (size) => sizes[size],
    planLabel: "See plan",
    emptyTitle: "No pets here yet",
    emptyText: "Subscribe to a BOX and your pet will show up here.",
    subscribeLabel: "Subscribe now",
  },
  planCard: {
    ...englishButton,
    freeShippingText: "FREE SHIPPING*",
    chosenText: "Chosen",
    actionText: "Choose this plan",
    lengthText: (months) => (months === 1 ? "1 box, month by month" : `${months} boxes, one a month`),
    savingText: (discount, money = reais) => `${money(discount)} OFF`,
    freightText: (freight, money = reais) => (freight === 0 ? "FREE SHIPPING*" : `Shipping: ${money(freight)}`),
    couponText: (couponTotal, money = reais) => `The coupon takes ${money(couponTotal)} off the whole plan.`,
    savingPartsText: ({ plan, coupon }, money = reais) =>
      `${money(addCents(plan, coupon))} less a month than the monthly plan: ${money(plan)} from the plan + ${money(coupon)} from the coupon.`,
    totalText: ({ charge, total, months, freight = zeroCents }, money = reais) => {
      const monthly =
        freight === 0 ? "Charged monthly to your card." : `${money(charge)} a month on your card, shipping included.`;
      if (months === 1) return monthly;
      const parts = chargesText(monthlyCharges(total, months), money);
      return `${monthly} Plan total: ${parts === "" ? "" : `${parts} = `}${money(total)}`;
    },
    penaltyText: (maximumPenalty, money = reais) =>
      maximumPenalty === 0
        ? "Cancel anytime, at no cost."
        : `If you cancel early, the fee is at most ${money(maximumPenalty)}, extra items not included.`,
    price: {},
  },
  priceBlock: {
    period: "/month",
    weeklyPeriod: "/week",
    yearlyPeriod: "/year",
    dashedLabel: "Price without discount:",
    priceLabel: "Price:",
    discountText: (discount, money = reais) => `Discount unlocked: ${money(discount)}`,
  },
  productCard: {
    buyLabel: "Buy",
    subscriberLabel: "for subscribers",
    priceLabel: "Regular price:",
    specialPriceLabel: "Price:",
    rateText: (rate) => `${rate} out of 5 stars`,
  },
  subscriptionCard: {
    planLabel: "Plan",
    priceLabel: "Price per month",
    freightLabel: "Shipping per BOX",
    codeLabel: "Code",
    nextBoxLabel: "Next BOX",
    nextBoxText: (on) => `Ships around ${on}`,
    memberText: (since, date = longDate) => `Member since ${date(since)}`,
    overdueLabel: "Payment overdue",
    failedChargeLabel: "Oops, the charge failed",
    canceledLabel: "Subscription canceled",
    cancelAskedLabel: "Cancellation under review",
    toneLabel: englishTone,
  },
  summaryCard: {
    title: "Subscription summary",
    planLabel: "Plan",
    extraItemLabel: "Extra item",
    validityLabel: "Term",
    firstBoxShippingLabel: "Shipping for the first box",
  },
  trackCard: {
    ...englishButton,
    popularText: "Most popular",
    chosenText: "Chosen",
    actionText: "Choose this box",
    couponText: (couponTotal, money = reais) =>
      `That’s ${money(couponTotal)} off with the coupon, spread over 12 months.`,
    price: {},
  },
} satisfies Partial<Texts>;
