import { pageDataPlaceholder } from "../backend/documents.ts";
import { mostStrangers } from "../backend/strangers.ts";
import { startServer } from "../server/startServer.ts";
import { freePort, newFolder } from "../testing/openServer.ts";
import { createChance } from "./chance.ts";
import { type HostileRequest, hostileRequest, type Loot } from "./hostileRequest.ts";
import { attackSocket } from "./socketAttack.ts";

/** What came of an attack. */
export interface Damage {
  readonly requests: number;
  /** How many replies had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The requests that were replied to with 5xx, or not at all. */
  readonly failures: readonly string[];
  /** Lines of a stack, in whatever reply. */
  readonly stackLines: readonly string[];
  /** Whether a newcomer is served afterwards. */
  readonly isAlive: boolean;
}

interface Attack {
  readonly seed: number;
  readonly requests: number;
  /** Told when the server is warm, and again when everything was sent: the two moments whose memory counts. */
  readonly onMoment?: (moment: "before" | "after") => void;
}

/** One in so many goes over real HTTP, and one in so many to the realtime port. */
const overHttp = 20;
const overSocket = 50;

const stackLine = /^\s+at .+[:(]|node:internal|\.ts:\d+/m;
const html = `<!doctype html><meta name="csrf-token" content="__CSRF_TOKEN__"><script type="application/json" id="page-data">${pageDataPlaceholder}</script>`;

/** Attacks a server of its own, in this process, with requests that are the same for the same seed. */
export async function attack({ seed, requests, onMoment = () => {} }: Attack): Promise<Damage> {
  const chance = createChance(seed);
  const [port, realtimePort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const server = await startServer(
    { port, realtimePort, dataFolder: newFolder(), scenario: "no-pagamento", panel: false },
    {
      panel: () => "",
      files: (_context, next) => next(),
      documents: {
        find: (pathname) => ({ html, status: /^\/(gato|login|conta|password\/reset)?$/.test(pathname) ? 200 : 404 }),
        policy: () => "default-src 'none'",
      },
    },
  );
  const { fetch: toBackend, visitors } = server.backend;
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const stackLines: string[] = [];

  /** A new browser's page. */
  function rob(): Loot {
    const { visitor } = visitors.ofPage(new Request(origin));
    return { cookie: `petbox_session=${visitor.id}`, token: visitor.token };
  }

  async function send({ method, path, headers, body }: HostileRequest, inProcess: boolean): Promise<void> {
    const said = `${method} ${path.slice(0, 80)} ${body?.slice(0, 120) ?? ""}`;
    const request = { method, headers, redirect: "manual", ...(body === undefined ? {} : { body }) } as const;
    const ask = () => (inProcess ? toBackend(new Request(origin + path, request)) : fetch(origin + path, request));
    let reply: Response;
    try {
      // A connection that was idle may be closed at the very moment at which it is used again: as a browser does, asks anew.
      reply = await ask().catch(ask);
    } catch (thrown) {
      failures.push(`${said}: ${thrown}`);
      return;
    }
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    const text = await reply.text();
    if (reply.status >= 500) failures.push(`${reply.status} ${said}`);
    if (stackLine.test(text)) stackLines.push(`${said}: ${text.slice(0, 200)}`);
  }

  // The most strangers that the server remembers are its own, and no growth.
  for (let count = 0; count < Math.min(mostStrangers, requests); count += 1) rob();
  onMoment("before");
  let loot = rob();
  for (let count = 0; count < requests; count += 1) {
    if (chance.once(100)) loot = rob();
    if (chance.once(overSocket)) {
      failures.push(...(await attackSocket(`localhost:${realtimePort}`, chance, loot)));
      statuses.realtime = (statuses.realtime ?? 0) + 1;
    } else await send(hostileRequest(chance, loot), !chance.once(overHttp));
  }
  const isAlive = (await fetch(origin)).status === 200;
  onMoment("after");
  await server.close();
  return { requests, statuses, failures, stackLines, isAlive };
}
