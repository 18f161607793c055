import type { Hono } from "hono";
import { drawPicture } from "../pictures/drawPicture.ts";

/** The content pictures of the shop, drawn when they are asked for. */
export function servePicture(app: Hono): void {
  app.get("/imagens/:file", (context) => {
    const name = /^([a-z0-9_-]+)\.svg$/.exec(context.req.param("file"))?.[1];
    const drawing = name === undefined ? undefined : drawPicture(name);
    if (drawing === undefined) return context.json({ message: "Not found." }, 404);
    return context.body(drawing, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
}
