import { type CivilDate, formatDayMonth } from "@petbox/domain/calendar/civilDate";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { useFormat } from "../../../texts/useFormat.ts";
import { Detail, Title } from "./DeliveryEstimate.styles.ts";
import type { DeliveryEstimateTexts } from "./deliveryEstimateTexts.ts";

/** The delivery window, and other known facts. */
export interface KnownDelivery extends DeliveryWindow {
  /** The shipping date. */
  readonly shipDate?: CivilDate | undefined;
  /** Free at zero or less; not mentioned when undefined. */
  readonly freight?: Cents | undefined;
}

interface KnownWindowProps extends KnownDelivery {
  texts: DeliveryEstimateTexts;
}

/** The lines of a known delivery window. */
export function KnownWindow({ start, end, shipDate, freight, texts }: KnownWindowProps) {
  const { windowText, shipText, freightText } = texts;
  const dayMonth = useFormat("dayMonth", formatDayMonth);
  const money = useFormat("money", formatCents);
  return (
    <>
      <Title>{windowText(start, end, dayMonth)}</Title>
      {shipDate === undefined ? null : <Detail>{shipText(shipDate, dayMonth)}</Detail>}
      {freight === undefined ? null : <Detail>{freightText(freight, money)}</Detail>}
    </>
  );
}
