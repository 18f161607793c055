import { maxAnonymousSessions } from "../backend/anonymousSessions.ts";
import { pageDataPlaceholder } from "../backend/documents.ts";
import { startServer } from "../server/startServer.ts";
import { freePort, newFolder } from "../testing/openServer.ts";
import { createChance } from "./chance.ts";
import { type HostileRequest, hostileRequest, type Loot } from "./hostileRequest.ts";
import { attackSocket } from "./socketAttack.ts";

/** The outcome of an attack. */
interface Damage {
  readonly requests: number;
  /** Number of replies by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that got a 5xx or no reply. */
  readonly failures: readonly string[];
  /** Stack-trace lines found in replies. */
  readonly stackLines: readonly string[];
  /** Whether the server still serves a new visitor afterwards. */
  readonly isAlive: boolean;
}

interface Attack {
  readonly seed: number;
  readonly requests: number;
  /** Called once the server is warm and again after the last request, to compare memory use. */
  readonly onMoment?: (moment: "before" | "after") => void;
}

/** One request in twenty goes over real HTTP; the realtime share is set below. */
const overHttp = 20;
const overSocket = 50;

const stackLine = /^\s+at .+[:(]|node:internal|\.ts:\d+/m;
const html = `<!doctype html><meta name="csrf-token" content="__CSRF_TOKEN__"><script type="application/json" id="page-data">${pageDataPlaceholder}</script>`;

/** Attacks its own server in this process. The same seed gives the same requests. */
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

  /** The cookie and the token of a new browser. */
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
      // The server may close an idle connection just as it is reused; browsers retry once too.
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

  // Fills the server's bounded store of anonymous sessions first, so that they do not count as growth.
  for (let count = 0; count < Math.min(maxAnonymousSessions, requests); count += 1) rob();
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
