import { Card } from "@petbox/design-system/components/Card";
import { Container } from "@petbox/design-system/components/Container";
import { Heading } from "@petbox/design-system/components/Heading";
import { Text } from "@petbox/design-system/components/Text";
import type { AnalyticsEvent } from "@petbox/shop/app/analytics.ts";
import { useSyncExternalStore } from "react";

/** The events that a shop has told, as they come. */
export interface ToldEvents {
  readonly all: readonly AnalyticsEvent[];
  /** How many there are; it changes with each. */
  count(): number;
  tell(event: AnalyticsEvent): void;
  subscribe(listener: () => void): () => void;
}

export function createToldEvents(): ToldEvents {
  const all: AnalyticsEvent[] = [];
  const listeners = new Set<() => void>();
  return {
    all,
    count: () => all.length,
    tell(event) {
      all.push(event);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a journey tells the analytics, below the shop in which it happens. */
export function EventLog({ events }: { events: ToldEvents }) {
  useSyncExternalStore(events.subscribe, events.count);
  return (
    <Container width="column">
      <Card>
        <Heading level={2}>Eventos enviados</Heading>
        <ol aria-label="Eventos enviados">
          {events.all.map(({ event, ...facts }, index) => (
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
