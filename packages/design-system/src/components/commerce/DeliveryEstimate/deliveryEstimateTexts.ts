import { type CivilDate, formatDayMonth } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";

/** The texts of a delivery estimate, each replaceable through `texts`. */
export const deliveryEstimateTexts = {
  waitingText: "Informe o CEP para ver quando a caixa chega.",
  loadingText: "Calculando a entrega…",
  failedText: "Não conseguimos calcular a entrega agora.",
  retryLabel: "Tentar de novo",
  windowText: (start: CivilDate, end: CivilDate, date = formatDayMonth) => `Chega entre ${date(start)} e ${date(end)}`,
  shipText: (shipDate: CivilDate, date = formatDayMonth) => `Embalamos em ${date(shipDate)}`,
  freightText: (freight: Cents, money = formatCents) => (freight <= 0 ? "Frete Grátis" : `Frete: ${money(freight)}`),
};

export type DeliveryEstimateTexts = typeof deliveryEstimateTexts;
