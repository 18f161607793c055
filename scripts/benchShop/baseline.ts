import { once } from "node:events";
import { createServer } from "node:http";

/** An empty page: the time that it takes on this machine is the minimum for any page. */
const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Base</title><link rel="icon" href="data:,"><h1>Uma página vazia</h1>`;

export async function openBaseline(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(html);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The baseline page has no port.");
  return { origin: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
