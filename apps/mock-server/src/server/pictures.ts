import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

export const pictureFolder = join(import.meta.dirname, "../../pictures");

/** Serves the shop's content pictures from their folder. */
export const pictures = new Hono().get(
  "/imagens/*",
  serveStatic({
    root: pictureFolder,
    onFound(_path, context) {
      context.header("Cache-Control", "public, max-age=86400");
      context.header("X-Content-Type-Options", "nosniff");
      // A drawing that is opened as a page may load no other resource.
      context.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    },
  }),
  (context) => context.json({ message: "Not found." }, 404),
);
