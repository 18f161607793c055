import { createServer, type ServerResponse } from "node:http";
import { freePort } from "./openServer.ts";

const json = { "Content-Type": "application/json" };
/** A refusal as the calls write it: as a text, or as a list of texts. */
const refusal = JSON.stringify({ success: false, message: "Hoje não.", error: [{ message: "Hoje não." }] });
const megabyte = Buffer.alloc(1_000_000, " ");

/** Sends a chunk again and again, until the reader is gone or has had `count` of them. */
function pour(response: ServerResponse, count: number): void {
  if (response.destroyed) return;
  if (count === 0) return void response.end();
  response.write(megabyte, () => pour(response, count - 1));
}

/** Replies of a broken server, by path. */
const replies: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "/announced": (response) => {
    response.writeHead(200, { ...json, "Content-Length": 30_000_000 });
    pour(response, 30);
  },
  "/large": (response) => {
    response.writeHead(200, json);
    pour(response, 30);
  },
  "/endless": (response) => {
    response.writeHead(200, json);
    pour(response, Number.POSITIVE_INFINITY);
  },
  "/bom": (response) => response.writeHead(200, json).end('\uFEFF{"success":true,"name":"João"}'),
  "/latin": (response) => response.writeHead(200, json).end(Buffer.from('{"success":true,"name":"Jo\xe3o"}', "latin1")),
  "/text": (response) => response.writeHead(200, json).end('{"success":"false","message":"Hoje não."}'),
  "/php": (response) =>
    response
      .writeHead(200, json)
      .end(
        "PHP Notice:  Undefined offset: 1 [x] in /app/x.php\nPHP Deprecated:  {y}\n" + '{"success":"1","name":"João"}',
      ),
  "/refused-bom": (response) => response.writeHead(200, json).end(`\uFEFF${refusal}`),
  "/refused-latin": (response) => response.writeHead(200, json).end(Buffer.from(refusal, "latin1")),
  "/refused-php": (response) =>
    response.writeHead(200, json).end(`<br />\n<b>Warning</b>: Undefined variable {x} in /app/x.php<br />\n${refusal}`),
  "/html": (response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><h1>Whoops, something went wrong"),
  "/loop": (response) => response.writeHead(302, { Location: "/pool" }).end(),
  "/pool": (response) => response.writeHead(302, { Location: "/loop" }).end(),
  "/redirect": (response) => response.writeHead(302, { Location: "/html" }).end(),
};

/** Starts a server that replies to each path in its own broken way. */
export async function openBrokenServer() {
  const server = createServer((request, response) => replies[request.url ?? ""]?.(response));
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
