import type { Chance } from "./chance.ts";
import type { Loot } from "./hostileRequest.ts";

const paths = [
  "/",
  "/nada",
  "/socket.io",
  "/socket.iox/",
  "/socket.io/?EIO=9",
  "/socket.io/?EIO=4&transport=nada",
  "/%",
];
const channels = [
  ...['"private-channel-payment-checkout.lead0001"', '"__proto__"', '""', "1", "null", "[]", `"${"a".repeat(5_000)}"`],
];
const frames = [
  "",
  "x",
  "2",
  "9",
  "40{",
  "41",
  "42[",
  '42["subscribe"]',
  "42[1,2]",
  "451-[]",
  "42[null]",
  "a".repeat(2_000),
];

/** One attack on the realtime port: a malformed request or a misbehaving socket. @returns the problems found. */
export async function attackSocket(host: string, chance: Chance, { cookie }: Loot): Promise<string[]> {
  if (chance.once(2)) return attackPath(host, chance.of(paths), cookie);
  const said = chance.once(2)
    ? chance.of(frames)
    : `42["${chance.of(["subscribe", "unsubscribe", "nada"])}",{"channel":${chance.of(channels)}}]`;
  return attackByFrames(host, ["40", said, said]);
}

async function attackPath(host: string, path: string, cookie: string): Promise<string[]> {
  try {
    const reply = await fetch(`http://${host}${path}`, {
      headers: { Cookie: cookie },
      signal: AbortSignal.timeout(5_000),
    });
    await reply.text();
    return reply.status >= 500 ? [`realtime ${path}: ${reply.status}`] : [];
  } catch (thrown) {
    return [`realtime ${path}: ${thrown}`];
  }
}

/** Sends the frames, then one that always gets a reply, unless the server has cut the connection. */
function attackByFrames(host: string, said: readonly string[]): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`);
    const timer = setTimeout(() => end([`realtime ${said.join(" ").slice(0, 200)}: no reply`]), 5_000);
    function end(failures: string[]): void {
      clearTimeout(timer);
      socket.close();
      resolve(failures);
    }
    socket.addEventListener("open", () => {
      for (const frame of [...said, '42["subscribe",{"channel":"private-nada"}]']) socket.send(frame);
    });
    socket.addEventListener("message", ({ data }) => String(data).includes("private-nada") && end([]));
    socket.addEventListener("close", () => end([]));
    socket.addEventListener("error", () => end([]));
  });
}
