import type { Hono } from "hono";
import type { FromCaller } from "./caller.ts";
import { channelAuthorizationPath } from "./channelAuthorization.ts";
import { type DocumentServer, serveDocument } from "./documents.ts";
import { callRoutes } from "./serveCalls.ts";

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** A document has an address without an ending; what has one is a file, and there is none. */
const isFile = (request: Request) => /\.[a-z\d]+$/i.test(new URL(request.url).pathname);

/** What no call, and no page with data of its own, replies to: the other documents, and what is not there or not allowed. */
export function serveTheRest(app: Hono<FromCaller>, server: DocumentServer | undefined): void {
  for (const [route, methods] of [...callRoutes, [channelAuthorizationPath, ["POST"]] as const]) {
    app.all(route, async (context) => {
      const request = context.req.raw;
      const isCall = request.headers.has("X-Requested-With");
      // A few calls have the address of a page; at the others whoever types them finds the page that says so.
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
    return context.json({ message: "Not found." }, 404);
  });
}
