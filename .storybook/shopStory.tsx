import { memoryAntiForgery } from "@petbox/api-client/client/antiForgery";
import { createBotCheck, localBotCheck } from "@petbox/api-client/client/botCheck";
import { createClient } from "@petbox/api-client/client/client";
import { documentPages } from "@petbox/api-client/page/pageSource";
import { parseEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import { Container } from "@petbox/design-system/components/Container";
import { Text } from "@petbox/design-system/components/Text";
import { tokens } from "@petbox/design-system/tokens";
import { mailedTokenIn } from "@petbox/mock-server/backend/documents";
import { asPhpWrites } from "@petbox/mock-server/backend/laravelReplies";
import { isLinkVoid } from "@petbox/mock-server/backend/session/passwordRecovery";
import type { AnalyticsEvent } from "@petbox/shop/analytics/analytics.ts";
import { prefetchPage } from "@petbox/shop/app/router.ts";
import { Shop } from "@petbox/shop/app/Shop.tsx";
import type { Services } from "@petbox/shop/app/services.ts";
import { noTabs } from "@petbox/shop/browser/tabs.ts";
import { noDrafts } from "@petbox/shop/drafts/pageDrafts.ts";
import { createSession, type Session } from "@petbox/shop/session/session.ts";
import type { RequestHandler } from "msw";
import { styled } from "styled-components";
import { SWRConfig } from "swr";
import { createEventStore, EventLog } from "./EventLog.tsx";
import type { ShopParameters } from "./shopParameters.ts";
import { createStoryBackend, type StoryBackend } from "./storyBackend.ts";
import { createStoryRequests, straightTo } from "./storyRequests.ts";
import { createStoryRouter, type StoryRouter } from "./storyRouter.tsx";

/** The state of one story, with its own backend, store and router. */
export interface ShopStory
  extends Pick<StoryBackend, "backend" | "store" | "pass">,
    Pick<StoryRouter, "open" | "address" | "passed" | "arrival" | "goBack"> {
  readonly handler: RequestHandler;
  /** The analytics events tracked so far. */
  readonly events: readonly AnalyticsEvent[];
  /** The number of page documents requested so far, each with the page's current data. */
  pageReads(): number;
  readonly element: React.ReactElement;
}

const Note = styled.aside`
  padding-block: ${tokens.space.s3};
`;

/** Says above a screen that its story was written for another server than the one chosen in the toolbar. */
function OtherBackendNote() {
  return (
    <Container width="column">
      <Note aria-label="Sobre o servidor escolhido na barra">
        <Text size="small" tone="soft">
          O servidor é o da barra de cima, não o da história. Use a tela à vontade: o roteiro da história não roda aqui.
        </Text>
      </Note>
    </Container>
  );
}

export async function createShopStory(parameters: ShopParameters): Promise<ShopStory> {
  const { backend, store, clock, connectRealtime, visitor, token, pass } = createStoryBackend(parameters);
  const initialToken = parameters.token ?? visitor().token;
  const { handler, pageReads, send: sendMarked } = createStoryRequests(backend);
  const send = parameters.straight ? straightTo(backend) : sendMarked;
  const events = createEventStore();
  let botChecks = 0;
  const services: Services = {
    client: createClient({
      antiForgery: memoryAntiForgery(initialToken, async () => token()),
      botCheck: createBotCheck(async (action) => {
        botChecks += 1;
        if (botChecks <= (parameters.failedBotChecks ?? 0)) throw new Error("The bot check of this story fails.");
        return localBotCheck(action);
      }),
      // A chosen latency is not a lost reply.
      timeout: 5_000 + 3 * (parameters.latency ?? 0),
      send,
      page: documentPages(document, { read: () => "", renewFrom: async () => true }, send),
    }),
    session: await loadSession(parameters, { backend, store, clock, visitor }),
    clock,
    analytics: { track: (event) => events.set([...events.get(), event]) },
    connectRealtime,
    drafts: parameters.drafts ?? noDrafts,
    tabs: parameters.tabs ?? noTabs,
    timings: { second: 1_000, afterPayment: 0, emailRecheck: 0, cartDebounce: 0, ...parameters.timings },
    currentPath: () => router.currentPath(),
    prefetchPage: (href) => prefetchPage(services, href),
    loginReturn: {},
    submittedCards: new Map(),
    recordedPurchases: new Set(),
  };
  const router = await createStoryRouter(parameters.path, services);
  return {
    backend,
    store,
    pass,
    handler,
    pageReads,
    get events() {
      return events.get();
    },
    open: router.open,
    address: router.address,
    passed: router.passed,
    arrival: router.arrival,
    goBack: router.goBack,
    element: (
      <SWRConfig value={{ provider: () => new Map() }}>
        <Shop services={services}>
          {parameters.isOnOtherBackend ? <OtherBackendNote /> : null}
          {router.element}
          {parameters.showsEvents ? <EventLog events={events} /> : null}
        </Shop>
      </SWRConfig>
    ),
  };
}

/** The session that the page's document would embed. */
async function loadSession(
  { path, laravel = false }: ShopParameters,
  { backend, store, clock, visitor }: Pick<StoryBackend, "backend" | "store" | "clock" | "visitor">,
): Promise<Session> {
  const link = mailedTokenIn(path);
  const isVoid = link === undefined ? undefined : await isLinkVoid(link, { store, clock });
  const session = createSession(async () => {
    const embedded = backend.visitors.pageData(visitor(), isVoid);
    return parseEmbeddedSession(laravel ? asPhpWrites(embedded) : embedded);
  });
  await session.load();
  return session;
}
