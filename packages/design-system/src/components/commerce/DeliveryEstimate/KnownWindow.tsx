import { type CivilDate, formatDayMonth } from "@petbox/domain/calendar/civilDate";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { Detail, Title } from "./DeliveryEstimate.styles.ts";

/** When it arrives, between two days, and what is known besides. */
export interface KnownDelivery extends DeliveryWindow {
  /** The day on which it leaves. */
  readonly shipDate?: CivilDate | undefined;
  /** Free at zero or less; not mentioned when left out. */
  readonly freight?: Cents | undefined;
}

/** How the parts of a window are said. */
export interface DeliveryWindowTexts {
  /** @default "Chega entre 03/04 e 06/04" */
  windowText?: ((start: CivilDate, end: CivilDate) => string) | undefined;
  /** @default "Enviamos em 30/03" */
  shipText?: ((shipDate: CivilDate) => string) | undefined;
  /** @default "Frete Grátis", or "Frete: R$18,90" */
  freightText?: ((freight: Cents) => string) | undefined;
}

const arrives = (start: CivilDate, end: CivilDate) => `Chega entre ${formatDayMonth(start)} e ${formatDayMonth(end)}`;
const leaves = (shipDate: CivilDate) => `Enviamos em ${formatDayMonth(shipDate)}`;
const costs = (freight: Cents) => (freight <= 0 ? "Frete Grátis" : `Frete: ${formatCents(freight)}`);

/** The lines of a delivery that is known. */
export function KnownWindow({
  start,
  end,
  shipDate,
  freight,
  windowText = arrives,
  shipText = leaves,
  freightText = costs,
}: KnownDelivery & DeliveryWindowTexts) {
  return (
    <>
      <Title>{windowText(start, end)}</Title>
      {shipDate === undefined ? null : <Detail>{shipText(shipDate)}</Detail>}
      {freight === undefined ? null : <Detail>{freightText(freight)}</Detail>}
    </>
  );
}
