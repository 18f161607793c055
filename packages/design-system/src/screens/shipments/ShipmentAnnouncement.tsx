import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { shipmentNews } from "@petbox/domain/shipment/news";
import { useState } from "react";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";

/** Announces to screen readers that a box has moved; the initial state is not announced. */
export function ShipmentAnnouncement({
  flows,
  today,
}: {
  readonly flows: readonly ShipmentFlow[];
  readonly today: CivilDate;
}) {
  const [announced, setAnnounced] = useState({ flows, news: "" });
  if (flows !== announced.flows) {
    const news = shipmentNews(announced.flows, flows, today).join(" ");
    // The announcement stays until the next one: a refresh without changes must not interrupt it.
    setAnnounced({ flows, news: news === "" ? announced.news : news });
  }
  return <VisuallyHidden role="status">{announced.news}</VisuallyHidden>;
}
