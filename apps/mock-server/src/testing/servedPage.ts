import { createBackend } from "../backend/createBackend.ts";
import { type DocumentSource, pageDataPlaceholder } from "../backend/documents.ts";
import type { SessionRecord } from "../backend/session/collections.ts";
import { onlyVisitor } from "../backend/sessions.ts";
import { memoryStore, type World, type WorldStore } from "../backend/store.ts";
import { type ScenarioName, scenarios } from "../scenarios/scenarios.ts";
import { testMoment } from "./testMoment.ts";

/** Documents that are the embedded data and nothing else. */
export const bareDocuments: DocumentSource = {
  find: () => ({ html: pageDataPlaceholder, status: 200 }),
  policy: () => "",
};

interface Served {
  readonly world?: World;
  /** The store; in memory by default. */
  readonly store?: WorldStore;
  readonly newcomer?: Partial<SessionRecord> | undefined;
  readonly now?: number;
}

/** The status of a path's document, and the data under `page` in it. */
export async function servedPage(
  path: string,
  { world = {}, store = memoryStore(world), newcomer = {}, now = testMoment }: Served,
) {
  const backend = createBackend({
    store,
    clock: () => now,
    sessions: onlyVisitor("visita"),
    page: { newcomer },
    documents: bareDocuments,
  });
  const response = await backend.fetch(new Request(`http://shop.test${path}`));
  return { status: response.status, page: JSON.parse(await response.text()).page };
}

/** The data under `page` for the visitor of a scenario. */
export async function pageIn(scenario: ScenarioName, path: string) {
  const { world, newcomer } = scenarios[scenario];
  return (await servedPage(path, { world: world(testMoment), newcomer })).page;
}
