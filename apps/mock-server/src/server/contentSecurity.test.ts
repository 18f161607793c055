import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./contentSecurity.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../../../..", path), "utf8");

it("allows the one inline script of the documents, and the deployment guide and the Laravel example agree", () => {
  const inside = [...read("apps/shop/index.html").matchAll(/<script>(.*?)<\/script>/gs)];
  const hashes = inside.map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  expect(hashes).toHaveLength(1);
  const directive = `script-src 'self' ${hashes.join(" ")};`;
  expect(contentSecurityPolicy("valor", new Request("http://localhost:3000/"), 6001)).toContain(directive);
  expect(read("docs/deploying.md")).toContain(directive);
  expect(read("examples/laravel/app/Http/Controllers/PageController.php")).toContain(`"${hashes.join(" ")}"`);
});

it("allows the page's socket, with TLS behind TLS", () => {
  const policyFor = (headers: Record<string, string>) =>
    contentSecurityPolicy("valor", new Request("http://shop.test:3000/", { headers }), 6001);
  expect(policyFor({})).toContain("connect-src 'self' http://shop.test:6001 ws://shop.test:6001;");
  expect(policyFor({ "X-Forwarded-Proto": "https" })).toContain(
    "connect-src 'self' https://shop.test:6001 wss://shop.test:6001;",
  );
});
