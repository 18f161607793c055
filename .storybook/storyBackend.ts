import type { Realtime } from "@petbox/api-client/realtime/realtime";
import { socketChannelName } from "@petbox/mock-server/backend/channel";
import { type Backend, createBackend } from "@petbox/mock-server/backend/createBackend";
import { dataDocuments } from "@petbox/mock-server/backend/dataDocuments";
import type { SessionRecord } from "@petbox/mock-server/backend/session/collections";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore, type WorldStore } from "@petbox/mock-server/backend/store";
import { answersBefore } from "@petbox/mock-server/scenarios/answersBefore";
import { scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { visitorAt } from "@petbox/mock-server/scenarios/visitorAt";
import { countedIds } from "@petbox/mock-server/testing/countedIds";
import { testMoment } from "@petbox/mock-server/testing/testMoment";
import type { ShopParameters } from "./shopParameters.ts";

const visitorId = "visita";

/** The backend of one story, with a clock of its own. */
export interface StoryBackend {
  readonly backend: Backend;
  readonly store: WorldStore;
  readonly clock: () => number;
  /** Connects to the backend's events. */
  readonly connectRealtime: () => Promise<Realtime>;
  /** The only visitor's current session. */
  visitor(): SessionRecord;
  /** The visitor's current anti-forgery token. */
  token(): string | undefined;
  /** Advances the server's clock, in milliseconds, and announces the payments that are due. */
  pass(milliseconds: number): void;
}

interface Listener {
  readonly channel: string;
  readonly event: string;
  readonly onMessage: (message: unknown) => void;
}

/** Realtime without a socket: the backend's broadcasts reach the listeners in the same page. */
function createLocalRealtime(): {
  realtime: Realtime;
  broadcast: (channel: string, event: string, message: unknown) => void;
} {
  const listeners = new Set<Listener>();
  return {
    broadcast(channel, event, message) {
      for (const listener of listeners) {
        if (channel === socketChannelName(listener.channel) && event.endsWith(`\\${listener.event}`))
          listener.onMessage(message);
      }
    },
    realtime: {
      listen(channel, event, { onMessage, onSubscribed }) {
        const listener = { channel, event, onMessage };
        listeners.add(listener);
        onSubscribed();
        return () => listeners.delete(listener);
      },
    },
  };
}

export function createStoryBackend(parameters: ShopParameters): StoryBackend {
  const scenario = scenarios[parameters.scenario ?? "novo"];
  let now = testMoment;
  const clock = () => now;
  const store = memoryStore(scenario.world(now));
  const localRealtime = createLocalRealtime();
  const backend = createBackend({
    store,
    clock,
    newId: countedIds(),
    broadcast: localRealtime.broadcast,
    sessions: onlyVisitor(visitorId),
    faults: [...(parameters.faults ?? []), ...scenario.faults],
    latency: parameters.latency ?? scenario.latency,
    documents: dataDocuments,
    laravel: parameters.laravel ?? false,
    page: {
      newcomer: visitorOf(parameters, scenario.newcomer),
      ...(parameters.waitingVideo ? { waitingVideo: parameters.waitingVideo } : {}),
    },
  });
  return {
    backend,
    store,
    clock,
    connectRealtime: async () => {
      if (parameters.realtime === "unreachable") throw new Error("There is no realtime in this story.");
      return parameters.realtime === "silent" ? createLocalRealtime().realtime : localRealtime.realtime;
    },
    visitor: () => backend.visitors.ofPage(new Request("http://localhost/")).visitor,
    token: () => store.visitors.get(visitorId)?.token,
    pass(milliseconds) {
      now += milliseconds;
      backend.passTime();
    },
  };
}

/** The story's visitor: the scenario's, with the answers before the step `at`, overridden by the story's own. */
function visitorOf(
  { at, species, visitor = {} }: ShopParameters,
  newcomer: Partial<SessionRecord> = {},
): Partial<SessionRecord> {
  if (at === undefined) return { ...newcomer, ...visitor };
  const answers = { ...answersBefore(at, species, visitor.flow), ...visitor.answers };
  // The contact step logs a lead in.
  const lead = answers.contact && visitorAt("track").session;
  return { ...(lead && { session: lead }), ...newcomer, ...visitor, answers };
}
