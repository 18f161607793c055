import { endpoints } from "@petbox/api-client/contract/endpoints";
import { pathsByArea } from "@petbox/domain/site/paths";
import { exampleOf } from "../testing/examples.ts";
import type { Chance } from "./chance.ts";

/** A request written by an attacker. */
export interface HostileRequest {
  readonly method: string;
  /** Path and query; possibly malformed. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The attacker's credentials: a browser's cookie and the anti-forgery token of its page. */
export interface Loot {
  readonly cookie: string;
  readonly token: string;
}

const hostileTexts = [
  ...["", " ", "<script>alert(1)</script>", "' OR 1=1 --", "../../etc/passwd", "{{7*7}}", "__proto__", "constructor"],
  ...[
    "\u0000",
    "\u001b[31m",
    "\u202eabc",
    "\ud83d\udc36".repeat(200),
    "a".repeat(5_000),
    "%00",
    "%E0%A4%A",
    "%",
    "//x",
  ],
  ...["-1", "0", "1e400", "NaN", "9".repeat(40), "2026-02-31", "lead0001", "ATIVA00001", "ana.souza@gmail.com"],
];
const hostileValues: readonly unknown[] = [
  ...[null, true, -1, 0.1, 1e300, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]], { toString: 1 }, { length: -1 }],
  ...hostileTexts,
];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const otherPaths: readonly string[] = [
  ...Object.values(pathsByArea).flatMap((area) => Object.values<string>(area)),
  ...["/", "/healthz", "/broadcasting/auth", "/__scenarios", "/assets/x.js", "/assets/", "/.env", "/pages/index.html"],
  ...["/imagens/../../package.json", "/imagens/%2e%2e/x", "//", "/%", "/%E0%A4%A", "/\ud83d\udc36"],
  ...[`/${"a/".repeat(500)}`, "/?q[]=1&q[__proto__]=2", "/app/app/"],
];
const mediaTypes = [
  ...["application/json", "application/json; charset=utf-16", "application/x-www-form-urlencoded", "text/plain", ""],
  ...["multipart/form-data", "multipart/form-data; boundary=x", "application/xml", "image/png"],
];
const cookies = [
  "petbox_session=",
  "petbox_session=%E0%A4%A",
  "petbox_session=__proto__",
  ";;;=;",
  "a=b; ".repeat(300),
];

/** Replaces one part of a value, at any depth, with hostile data. */
function spoilt(chance: Chance, value: unknown): unknown {
  if (typeof value !== "object" || value === null || chance.once(12)) return chance.of(hostileValues);
  const entries = Object.entries(value);
  if (entries.length === 0) return chance.of(hostileValues);
  const [name, part] = chance.of(entries);
  const changed: Record<string, unknown> = { ...value, [name]: spoilt(chance, part) };
  if (chance.once(10)) delete changed[name];
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/** A hostile body in place of a valid one. */
function hostileBody(chance: Chance, good: unknown): string {
  if (chance.once(200)) return "x".repeat(3_000_000);
  if (chance.once(500)) return "[".repeat(200_000);
  if (chance.once(500)) return `{"data":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`;
  if (chance.once(10)) return chance.of(hostileTexts);
  if (chance.once(20)) return JSON.stringify(good).slice(0, -1);
  return JSON.stringify(chance.once(8) ? good : spoilt(chance, good));
}

function hostileHeaders(chance: Chance, { cookie, token }: Loot): Record<string, string> {
  return {
    Cookie: chance.once(12) ? chance.of(cookies) : cookie,
    "X-CSRF-TOKEN": chance.once(20) ? "errado" : token,
    "Content-Type": chance.once(12) ? chance.of(mediaTypes) : "application/json",
    ...(chance.once(20) ? {} : { "X-Requested-With": "XMLHttpRequest" }),
    ...(chance.once(6) ? { "Idempotency-Key": chance.of(["uma", "a".repeat(300), "outra"]) } : {}),
    ...(chance.once(6) ? { "Accept-Encoding": chance.of(["gzip;q=0", "*;q=0", "br;q=x", ",,,", "identity;q=0"]) } : {}),
    ...(chance.once(6) ? { "X-Forwarded-Proto": chance.of(["https", ",", "ftp", "http"]) } : {}),
    ...(chance.once(6) ? { Origin: chance.of(["null", "http://outro.test", "://"]) } : {}),
  };
}

/** The next request of an attack: usually a valid call with one thing wrong, sometimes anything. */
export function hostileRequest(chance: Chance, loot: Loot): HostileRequest {
  const headers = hostileHeaders(chance, loot);
  if (chance.once(8)) {
    const method = chance.of(methods);
    const path = chance.of(otherPaths);
    return method === "GET" || method === "HEAD"
      ? { method, path, headers }
      : { method, path, headers, body: hostileBody(chance, { channel_name: "private-x" }) };
  }
  const endpoint = chance.of(endpoints);
  const example = exampleOf(endpoint);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(chance.once(2) ? (example.parameters[name] ?? "") : chance.of(hostileTexts)),
  );
  const method = chance.once(12) ? chance.of(methods) : endpoint.method;
  const isRead = method === "GET" || method === "HEAD";
  return { method, path, headers, ...(isRead ? {} : { body: hostileBody(chance, example.body ?? {}) }) };
}
