import { Hono } from "hono";
import { compress } from "hono/compress";

type Respond = (request: Request) => Response | Promise<Response>;

/** The same answers, as small as a web server makes them: pages, pictures and replies. Files come compressed already. */
export function compressed(respond: Respond): Respond {
  const app = new Hono();
  app.use(compress());
  app.all("*", ({ req }) => respond(req.raw));
  return (request) => app.fetch(request);
}
