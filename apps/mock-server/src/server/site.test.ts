import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { addressOf } from "@petbox/api-client/contract/endpoint";
import { endpoints } from "@petbox/api-client/contract/endpoints";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exampleOf } from "../testing/examples.ts";
import { freePort, newFolder } from "../testing/openServer.ts";
import { openSite } from "./site.ts";
import { type RunningServer, startServer } from "./startServer.ts";

const script = `export default "${"caixa ".repeat(400)}";\n`;
const built: Readonly<Record<string, string | Uint8Array>> = {
  "assets/shop-a1b2.js": script,
  "assets/shop-a1b2.js.br": brotliCompressSync(script),
  "assets/shop-a1b2.js.gz": gzipSync(script),
  "assets/nunito-c3d4.woff2": "a font",
  "favicon.svg": "<svg/>",
  "robots.txt": "User-agent: *\n",
  "pages/index.html": "<!doctype html>__CSRF_TOKEN__",
  "pages/assinatura/resolver/[subscription]/index.html": "<!doctype html>regularizar",
  "pages/trilhas/gato/diversao/index.html": "<!doctype html>Diversão __PAGE_DATA__",
  "pages/404.html": "<!doctype html>nada aqui",
  ".vite/manifest.json": "{}",
};

let server: RunningServer;
let origin: string;
beforeAll(async () => {
  const folder = newFolder();
  for (const [name, content] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const [port, realtimePort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  server = await startServer(
    { port, realtimePort, dataFolder: newFolder(), scenario: "novo", panel: false },
    { ...openSite(folder, realtimePort), panel: () => "" },
  );
});
afterAll(() => server.close());

/** The status of a raw path, which `fetch` would normalize first. */
const statusOf = (path: string) =>
  new Promise((resolve) => get(`${origin}/`, { path }, (reply) => resolve(reply.resume().statusCode)));

it("serves the one document of a parameterized path for any value, and none without a value", async () => {
  const response = await fetch(`${origin}/assinatura/resolver/ATRASO0001`);
  expect([response.status, await response.text()]).toEqual([200, "<!doctype html>regularizar"]);
  for (const path of ["/assinatura/resolver", "/assinatura/resolver/a/b"]) {
    expect((await fetch(origin + path)).status).toBe(404);
  }
});

it("MAN-020 serves each track its own document and data, and none for an unknown track", async () => {
  const response = await fetch(`${origin}/trilhas/gato/diversao`);
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining("caixa-gato-diversao-2025-10"),
  ]);
  for (const path of ["/trilhas/gato/luxo", "/trilhas/cachorro/diversao", "/trilhas/tatu/essencial", "/app/ultimos"]) {
    const missing = await fetch(origin + path);
    expect([path, missing.status, await missing.text()]).toEqual([path, 404, "<!doctype html>nada aqui"]);
  }
});

/** The GET calls' paths: each is a page's without its end, or no page's at all. */
const gotByCalls = endpoints
  .filter(({ method }) => method === "GET")
  .map((endpoint) => addressOf(endpoint.path, exampleOf(endpoint).parameters));

it.each(gotByCalls)("shows the not-found page to a browser at %s", async (path) => {
  const headers = { Accept: "text/html,application/xhtml+xml" };
  for (const method of ["GET", "HEAD"]) {
    const missing = await fetch(origin + path, { method, headers });
    const text = method === "GET" ? "<!doctype html>nada aqui" : "";
    expect([method, missing.status, await missing.text()]).toEqual([method, 404, text]);
  }
  const call = await fetch(origin + path, { headers: { ...headers, "X-Requested-With": "XMLHttpRequest" } });
  expect(call.headers.get("Content-Type")).toContain("application/json");
});

it.each(["br", "gzip"])("sends a script with the %s compression of the build", async (encoding) => {
  const response = await fetch(`${origin}/assets/shop-a1b2.js`, { headers: { "Accept-Encoding": encoding } });
  const compressed = built[`assets/shop-a1b2.js.${encoding === "br" ? "br" : "gz"}`];
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Content-Length")).toBe(String(compressed?.length));
  expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(await response.text()).toBe(script);
});

it.each([
  ["/assets/shop-a1b2.js", "public, max-age=31536000, immutable"],
  ["/assets/nunito-c3d4.woff2", "public, max-age=31536000, immutable"],
  ["/favicon.svg", "public, max-age=86400"],
  ["/robots.txt", "no-cache"],
  ["/imagens/hero-gato.svg", "public, max-age=86400"],
])("sends the caching of %s, and forbids sniffing", async (path, caching) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await fetch(origin + path, { method });
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe(caching);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

it.each(["/robots.txt", "/favicon.svg", "/imagens/hero-gato.svg", "/assets/shop-a1b2.js"])(
  "revalidates %s by its ETag, and varies it by encoding",
  async (path) => {
    for (const encoding of ["br", "identity"]) {
      const { headers } = await fetch(origin + path, { headers: { "Accept-Encoding": encoding } });
      expect(headers.get("Vary")).toBe("Accept-Encoding");
      const etag = headers.get("ETag") ?? "";
      expect(etag).toMatch(/^W\/"\w+-\w+"$/);
      const again = (known: string) =>
        fetch(origin + path, { headers: { "Accept-Encoding": encoding, "If-None-Match": known } });
      const same = await again(`"old", ${etag}`);
      expect([same.status, await same.text(), same.headers.get("ETag")]).toEqual([304, "", etag]);
      expect((await again('W/"old"')).status).toBe(200);
    }
  },
);

it("serves a picture as drawn, and forbids it to run scripts", async () => {
  const response = await fetch(`${origin}/imagens/especie-gato.svg`);
  const drawing = new URL("../../pictures/imagens/especie-gato.svg", import.meta.url);
  expect(response.headers.get("Content-Type")).toContain("image/svg+xml");
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
  expect(await response.text()).toBe(readFileSync(drawing, "utf8"));
});

it.each([
  ...["/assets/gone.js", "/assets/", "/.vite/manifest.json", "/pages/404.html", "/pages/", "/assets/../../etc/passwd"],
  ...["/assets/..%2fpages/404.html", "/imagens/nada.svg", "/imagens/", "/imagens/caixa-peixe-essencial-2025-01.svg"],
  ...["/imagens/../README.md", "/imagens/..%2fREADME.md", "/imagens/__proto__"],
])("has no file at %s", async (path) => {
  expect(await statusOf(path)).toBe(404);
});

it.each(["br;q=0, gzip;q=0", "br; q=0.0, *;q=0", "gzip;q=0"])(
  "compresses nothing for a client that accepts %s",
  async (encodings) => {
    for (const path of ["/assets/shop-a1b2.js", "/imagens/hero-gato.svg"]) {
      const { headers } = await fetch(origin + path, { headers: { "Accept-Encoding": encodings } });
      expect(headers.get("Content-Encoding")).toBeNull();
      expect(headers.get("Vary")).toContain("Accept-Encoding");
    }
  },
);

it.each(["/assets/gone.js", "/assets/", "/assets/gone", "/gone.png", "/fotos/gone.webp", "/favicon.ico", "/.env"])(
  "replies briefly that there is no %s, without opening a session",
  async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(404);
    expect(response.headers.has("Set-Cookie")).toBe(false);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toBe('{"message":"Not found."}');
  },
);

it.each(["/index.html", "/gone.png", "/favicon.ico", "/404", "/404/"])(
  "shows the not-found page to a person who opens %s",
  async (path) => {
    const response = await fetch(origin + path, { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    expect([response.status, await response.text()]).toEqual([404, "<!doctype html>nada aqui"]);
  },
);

it("shows the not-found page where there is no page", async () => {
  expect(await (await fetch(`${origin}/nada`)).text()).toContain("nada aqui");
});

it("serves a page with the visitor's token, never as it was built", async () => {
  expect(await (await fetch(origin)).text()).toMatch(/^<!doctype html>[\da-f]{32}$/);
});

it("serves the documents of a new build that has replaced the folder, and the known ones meanwhile", async () => {
  const folder = newFolder();
  const build = (name: string, files: Readonly<Record<string, string>>) => {
    for (const [path, html] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name, "pages", path)), { recursive: true });
      writeFileSync(join(folder, name, "pages", path), html);
    }
  };
  build("site", { "index.html": "old" });
  const { documents } = openSite(join(folder, "site"), 0);
  const htmlAt = async (path: string) => (await documents.find(path))?.html;
  expect(await htmlAt("/")).toBe("old");
  build("making", { "index.html": "new", "caixas/[box]/index.html": "box" });
  renameSync(join(folder, "site"), join(folder, "outdated"));
  expect(await htmlAt("/")).toBe("old");
  renameSync(join(folder, "making"), join(folder, "site"));
  expect(await htmlAt("/")).toBe("new");
  expect(await htmlAt("/caixas/7")).toBe("box");
});
