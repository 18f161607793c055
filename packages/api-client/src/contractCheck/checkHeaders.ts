import { Mismatch, type RunCheck, Skipped } from "./checkResult.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { CheckVisitor } from "./checkVisitor.ts";

const required: readonly (readonly [string, RegExp])[] = [
  ["X-Content-Type-Options", /^nosniff$/],
  ["X-Frame-Options", /^DENY$/],
  ["Content-Security-Policy", /default-src 'none'/],
  ["Cache-Control", /no-store/],
];

/** Checks the headers of a document. */
export async function checkHeaders({ origin }: CheckSettings, run: RunCheck): Promise<void> {
  const visitor = new CheckVisitor(origin);
  const { headers } = await visitor.open("/");
  for (const [name, value] of required) {
    await run("headers", name, async () => {
      const sent = headers.get(name) ?? "none";
      if (!value.test(sent)) throw new Mismatch(value.source.replaceAll(/[\^$]/g, ""), sent);
      return [];
    });
  }
  await run("headers", "the policy allows no inline code", async () => {
    const [unsafe] = /unsafe-(inline|eval)/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
    if (unsafe) throw new Mismatch("no unsafe-inline and no unsafe-eval", unsafe);
    return [];
  });
  await run("headers", "no script can read a cookie", async () => {
    const readable = headers.getSetCookie().find((cookie) => !/;\s*HttpOnly/i.test(cookie));
    if (readable) throw new Mismatch("HttpOnly", withoutValue(readable));
    return [];
  });
  await run("headers", "HSTS and a Secure cookie over TLS", async () => {
    if (!origin.startsWith("https:")) throw new Skipped("the origin is not https");
    if (!headers.get("Strict-Transport-Security")) throw new Mismatch("Strict-Transport-Security", "none");
    const cookies = headers.getSetCookie();
    const insecure = cookies.find((cookie) => /HttpOnly/i.test(cookie) && !/;\s*Secure/i.test(cookie));
    if (insecure) throw new Mismatch("Secure", withoutValue(insecure));
    return [];
  });
}

/** A `Set-Cookie` header that may be shown. */
function withoutValue(cookie: string): string {
  return cookie.replace(/=[^;]*/, "=…");
}
