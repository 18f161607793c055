import { VisuallyHidden } from "@petbox/design-system/components/VisuallyHidden";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { listNews, type NamedSubscription } from "@petbox/domain/subscription/listNews";
import { useState } from "react";

interface ListAnnouncementProps<Item> {
  /** The subscriptions that the page shows; undefined while they are unknown. */
  readonly items: readonly Item[] | null | undefined;
  readonly nameItem: (item: Item) => NamedSubscription;
  readonly today: CivilDate;
}

/** Announces to screen readers what has changed in a list of subscriptions (WCAG 4.1.3); its initial state is not announced. */
export function ListAnnouncement<Item>({ items, nameItem, today }: ListAnnouncementProps<Item>) {
  const [announced, setAnnounced] = useState({ items, news: "" });
  if (items && items !== announced.items) {
    const before = (announced.items ?? []).map(nameItem);
    const news = listNews(before, items.map(nameItem), today).join(" ");
    // The announcement stays until the next one: a refresh without changes must not interrupt it.
    setAnnounced({ items, news: news === "" ? announced.news : news });
  }
  return <VisuallyHidden role="status">{announced.news}</VisuallyHidden>;
}
