import { Card } from "@petbox/design-system/components/Card";
import { Container } from "@petbox/design-system/components/Container";
import { Heading } from "@petbox/design-system/components/Heading";
import { Text } from "@petbox/design-system/components/Text";
import { createExternalStore, type ExternalStore } from "@petbox/domain/store/createExternalStore";
import type { AnalyticsEvent } from "@petbox/shop/analytics/analytics.ts";
import { useSyncExternalStore } from "react";

/** The analytics events of a shop, in order. */
export type EventStore = ExternalStore<readonly AnalyticsEvent[]>;

export const createEventStore = (): EventStore => createExternalStore<readonly AnalyticsEvent[]>([]);

/** The log of analytics events, below the shop that sends them. */
export function EventLog({ events }: { events: EventStore }) {
  const tracked = useSyncExternalStore(events.subscribe, events.get);
  return (
    <Container width="column">
      <Card>
        <Heading headingLevel={2}>Eventos enviados</Heading>
        <ol aria-label="Eventos enviados">
          {tracked.map(({ event, ...facts }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added, at the end
            <li key={index}>
              <Text>
                <strong>{event}</strong> {JSON.stringify(facts)}
              </Text>
            </li>
          ))}
        </ol>
      </Card>
    </Container>
  );
}
