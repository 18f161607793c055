import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy } from "@petbox/mock-server/server/contentSecurity";
import { runServer } from "@petbox/mock-server/server/runServer";
import type { Site } from "@petbox/mock-server/server/startServer";
import { createServer, type ViteDevServer } from "vite";

const shop = join(import.meta.dirname, "../apps/shop");

/** Vite's own port, next to the shop's. */
const vitePort = Number(process.env.VITE_PORT || 5173);

/** Vite serves modules, sources and files with these extensions; /racas.json belongs to the API. */
const viteServes =
  /^\/(@|src\/|node_modules\/)|^(?!\/racas\.json$).*\.(tsx?|js|mjs|css|json|woff2|svg|png|ico|txt|map)$/;

/** The mock server in front of Vite: pages are served from their sources, with hot reload. */
await runServer(async ({ realtimePort }): Promise<Site> => {
  const vite = await createServer({
    configFile: join(shop, "vite.config.ts"),
    server: { host: "localhost", port: vitePort, strictPort: true, hmr: { clientPort: vitePort } },
  });
  await vite.listen();
  const origin = originOf(vite);
  return {
    documents: {
      find: async (pathname) => {
        const template = readFileSync(join(shop, "index.html"), "utf8");
        return { html: await vite.transformIndexHtml(pathname, template), status: 200 };
      },
      policy: (nonce, request) => relaxed(contentSecurityPolicy(nonce, request, realtimePort), origin),
    },
    panel: async (state) => {
      const { renderPanel } = await vite.ssrLoadModule(join(import.meta.dirname, "../apps/panel/src/renderPanel.tsx"));
      return renderPanel(state);
    },
    files: async ({ req }, next) => {
      if (!viteServes.test(req.path)) return next();
      const { search } = new URL(req.url);
      const { status, headers, body } = await fetch(origin + req.path + search, { headers: req.raw.headers });
      return new Response(body, { status, headers: { "Content-Type": headers.get("Content-Type") ?? "text/plain" } });
    },
  };
});

function originOf(vite: ViteDevServer): string {
  const [address] = vite.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error("Vite has no local URL.");
  return address.replace(/\/$/, "");
}

/** Vite injects scripts and styles and opens a WebSocket, which the policy allows in development only. */
function relaxed(policy: string, vite: string): string {
  return policy
    .replace(/script-src [^;]+/, "script-src 'self' 'unsafe-inline'")
    .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ${vite} ${vite.replace("http", "ws")}`);
}
