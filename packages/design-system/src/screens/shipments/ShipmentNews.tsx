import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { shipmentNews } from "@petbox/domain/shipment/news";
import { useState } from "react";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";

/** Tells those who listen that a box has moved, once; what was there at first is no news. */
export function ShipmentNews({ flows, today }: { readonly flows: readonly ShipmentFlow[]; readonly today: CivilDate }) {
  const [told, setTold] = useState({ flows, news: "" });
  if (flows !== told.flows) {
    const news = shipmentNews(told.flows, flows, today).join(" ");
    // What was just said stays until there is something else to say: a reading without news does not cut it short.
    setTold({ flows, news: news === "" ? told.news : news });
  }
  return <VisuallyHidden role="status">{told.news}</VisuallyHidden>;
}
