import type { Hono } from "hono";
import type { FromCaller } from "./caller.ts";
import { channelAuthorizationPath } from "./channelAuthorization.ts";
import { type DocumentServer, serveDocument } from "./documents.ts";
import { callRoutes } from "./serveCalls.ts";

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** Documents have no file extension; a path with one is a missing file, unless a person opens it in a browser. */
const isFile = ({ url, headers }: Request) =>
  /\.[a-z\d]+$/i.test(new URL(url).pathname) && !headers.get("Accept")?.includes("text/html");

/** Serves everything else: the other documents, not-found pages and wrong methods. */
export function serveFallback(app: Hono<FromCaller>, server: DocumentServer | undefined): void {
  for (const [route, methods] of [...callRoutes, [channelAuthorizationPath, ["POST"]] as const]) {
    app.all(route, async (context) => {
      const request = context.req.raw;
      const isCall = request.headers.has("X-Requested-With");
      // Some calls share the path of a page; other call paths show the not-found page in a browser.
      if (server && isRead(request) && !isCall) return serveDocument(request, server);
      const isPage = (await server?.documents.find(context.req.path))?.status === 200;
      const allowed = new Set(isPage ? [...methods, "GET"] : methods);
      if (allowed.has("GET")) allowed.add("HEAD");
      context.header("Allow", [...allowed].join(", "));
      return context.json({ message: "The method is not allowed for this address." }, 405);
    });
  }
  app.notFound((context) => {
    const request = context.req.raw;
    if (server && isRead(request) && !isFile(request)) return serveDocument(request, server);
    context.header("Vary", "Accept");
    return context.json({ message: "Not found." }, 404);
  });
}
