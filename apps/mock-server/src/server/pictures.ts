import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { revalidated, setFileHeaders } from "./fileHeaders.ts";

export const pictureFolder = join(import.meta.dirname, "../../pictures");

const picture = serveStatic({
  root: pictureFolder,
  onFound(path, context) {
    setFileHeaders(context, path, "public, max-age=86400");
    // Opened by itself, a drawing may show itself and nothing else.
    context.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
  },
});

/** Serves the shop's content pictures from their folder. */
export const pictures = new Hono().get("/imagens/*", async (context) => {
  const found = await picture(context, async () => {});
  return found ? revalidated(context, found) : context.json({ message: "Not found." }, 404);
});
