import { addCents, zeroCents } from "@petbox/domain/money/cents";
import { chargesText, monthlyCharges } from "@petbox/domain/plan/charges";
import type { Texts } from "../texts.ts";
import { spanishButton, spanishCopyButton } from "./spanishActions.ts";
import { spanishOfPet } from "./spanishCharged.ts";
import { spanishTone } from "./spanishFeedback.ts";
import { spanishFormats, spanishList } from "./spanishFormats.ts";

const { money: reais, dayMonth, longDate } = spanishFormats;

const addressParts = {
  street: "calle",
  number: "número",
  neighborhood: "barrio",
  city: "ciudad",
  state: "estado",
  cep: "CEP",
};
const sizes = { micro: "Micro", pequeno: "Pequeño", medio: "Mediano", grande: "Grande" };

export const spanishCommerce = {
  addressCard: {
    noNumberText: "s/n",
    cepText: (cep) => `CEP ${cep}`,
    editLabel: "Editar dirección",
    emptyLabel: "Todavía no hay ninguna dirección.",
    referenceLabel: "Referencia",
    missingText: (parts) => `Falta completar: ${spanishList(parts.map((part) => addressParts[part]))}`,
  },
  beforeAfter: { beforeLabel: "Hoy", afterLabel: "Después" },
  commitmentSummary: {
    title: "¿Qué voy a pagar, y cuándo?",
    todayLabel: "Hoy",
    nextChargeLabel: "Próximo cobro",
    renewalLabel: "Renovación automática",
    firstBoxLabel: "Primera caja",
    withFreightText: (charge) => `${charge} +\u00a0envío`,
    nextChargeText: (charge, on) => `${charge}, el ${on}`,
    dearerRenewalText: (date) => `${date}, sin el cupón`,
    firstBoxText: (start, end) => `entre el ${start} y el ${end}`,
    leavingTitle: "¿Y si cancelo antes?",
    leavingText:
      "La multa es del 10% del valor de los meses que faltan. En el último mes no hay multa. Cada renovación empieza un período nuevo, con la misma regla.",
    tableCaption: "Multa por mes de cancelación",
    monthLabel: "Si cancelas en el mes",
    penaltyLabel: "Multa",
    noPenaltyLabel: "Sin multa",
    freeLeavingText: "Cancela cuando quieras, sin multa.",
  },
  couponBar: {
    label: "Cupón",
    activeText: "activado",
    discountText: (discount, money = reais) => `${money(discount)} de descuento en tu plan`,
  },
  couponCard: {
    ...spanishCopyButton,
    offerLabel: (discount) => `${discount} DE DESCUENTO`,
    lifelongLabel: "DE POR VIDA",
    usedLabel: "Ya usado",
    expiredLabel: "Vencido",
    codeLabel: "Código",
    copyLabel: "Copiar cupón",
    rulesLabel: "Ver las condiciones",
    untilText: (on) => `Válido hasta el ${on}`,
    sinceText: (on) => `Venció el ${on}`,
    endlessLabel: "Sin fecha de vencimiento",
  },
  couponField: {
    groupLabel: "Cupón de descuento",
    label: "¿Tienes un cupón?",
    placeholder: "Escribe el código",
    applyLabel: "Aplicar",
    applyingLabel: "Verificando el cupón",
    appliedLabel: "Cupón aplicado",
    removeLabel: "Quitar",
    removingLabel: "Quitando el cupón",
    removedLabel: "Se quitó el cupón",
  },
  deliveryEstimate: {
    waitingText: "Escribe tu CEP (código postal) para ver cuándo llega la caja.",
    loadingText: "Calculando la entrega…",
    failedText: "No pudimos calcular la entrega ahora.",
    retryLabel: "Intentar de nuevo",
    windowText: (start, end, date = dayMonth) => `Llega entre el ${date(start)} y el ${date(end)}`,
    shipText: (on, date = dayMonth) => `La empacamos el ${date(on)}`,
    freightText: (freight, money = reais) => (freight <= 0 ? "Envío gratis" : `Envío: ${money(freight)}`),
  },
  extraItemCard: {
    ...spanishButton,
    chosenText: "Agregado",
    actionText: "Agregar",
    keepText: "Mantener",
    priceText: (price, money = reais) => `${money(price)}/mes`,
  },
  giftLine: { text: (quantity, item) => `Recibe ${quantity} ${item} de regalo en la 1.ª entrega` },
  offerCard: spanishButton,
  petCard: {
    petText: spanishOfPet,
    changePictureText: (ofPet) => `Cambiar la foto ${ofPet}`,
    sizeLabel: "Tamaño",
    sizeText: (size) => sizes[size],
    planLabel: "Ver el plan",
    emptyTitle: "Todavía no hay mascotas aquí",
    emptyText: "Suscríbete a un BOX y tu mascota aparecerá aquí.",
    subscribeLabel: "Suscríbete ahora",
  },
  planCard: {
    ...spanishButton,
    freeShippingText: "ENVÍO GRATIS*",
    chosenText: "Elegido",
    actionText: "Quiero este plan",
    lengthText: (months) => (months === 1 ? "1 caja, mes a mes" : `${months} cajas, una por mes`),
    savingText: (discount, money = reais) => `${money(discount)} DE DESCUENTO`,
    freightText: (freight, money = reais) => (freight === 0 ? "ENVÍO GRATIS*" : `Envío: ${money(freight)}`),
    couponText: (couponTotal, money = reais) => `El cupón descuenta ${money(couponTotal)} del plan completo.`,
    savingPartsText: ({ plan, coupon }, money = reais) =>
      `${money(addCents(plan, coupon))} menos al mes que el plan mensual: ${money(plan)} del plan + ${money(coupon)} del cupón.`,
    totalText: ({ charge, total, months, freight = zeroCents }, money = reais) => {
      const monthly =
        freight === 0
          ? "Se cobra mes a mes en la tarjeta."
          : `${money(charge)} por mes en la tarjeta, con el envío incluido.`;
      if (months === 1) return monthly;
      const parts = chargesText(monthlyCharges(total, months), money);
      return `${monthly} Total del plan: ${parts === "" ? "" : `${parts} = `}${money(total)}`;
    },
    penaltyText: (maximumPenalty, money = reais) =>
      maximumPenalty === 0
        ? "Cancela cuando quieras, sin multa."
        : `Si cancelas antes, la multa es de hasta ${money(maximumPenalty)}, sin contar el producto extra.`,
    price: {},
  },
  priceBlock: {
    period: "/mes",
    weeklyPeriod: "/semana",
    yearlyPeriod: "/año",
    dashedLabel: "Precio sin descuento:",
    priceLabel: "Precio:",
    discountText: (discount, money = reais) => `Descuento activado: ${money(discount)}`,
  },
  productCard: {
    buyLabel: "Comprar",
    subscriberLabel: "para suscriptores",
    priceLabel: "Precio normal:",
    specialPriceLabel: "Precio:",
    rateText: (rate) => `${rate} de 5 estrellas`,
  },
  subscriptionCard: {
    planLabel: "Plan",
    priceLabel: "Precio por mes",
    freightLabel: "Envío por BOX",
    codeLabel: "Código",
    nextBoxLabel: "Próximo BOX",
    nextBoxText: (on) => `Sale alrededor del ${on}`,
    memberText: (since, date = longDate) => `Suscripción desde el ${date(since)}`,
    overdueLabel: "Pago atrasado",
    failedChargeLabel: "Uy, falló el cobro",
    canceledLabel: "Suscripción cancelada",
    cancelAskedLabel: "Cancelación en revisión",
    toneLabel: spanishTone,
  },
  summaryCard: {
    title: "Resumen de la suscripción",
    planLabel: "Plan",
    extraItemLabel: "Artículo extra",
    validityLabel: "Vigencia",
    firstBoxShippingLabel: "Envío de la primera caja",
  },
  trackCard: {
    ...spanishButton,
    popularText: "La más popular",
    chosenText: "Elegida",
    actionText: "Quiero esta caja",
    couponText: (couponTotal, money = reais) => `Son ${money(couponTotal)} del cupón repartidos en 12 meses.`,
    price: {},
  },
} satisfies Partial<Texts>;
