import { once } from "node:events";
import { createServer } from "node:http";
import { freePort } from "@petbox/mock-server/testing/openServer";

/** A request before it reaches the backend. */
interface PassedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

/** A defect of a backend. */
export interface Defect {
  /** Changes the request. */
  readonly request?: (request: PassedRequest) => PassedRequest;
  /** Replaces the backend's reply. */
  readonly reply?: (request: PassedRequest, response: Response) => Promise<Response>;
}

/** A server in front of a backend that has one defect. */
export async function openDefectiveServer(origin: string, { request: change, reply }: Defect) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (typeof value === "string" && !/^(host|connection|content-length|accept-encoding)$/.test(name))
        headers.set(name, value);
    }
    const { method = "GET", url = "/" } = incoming;
    const bytes = Buffer.concat(chunks);
    const arrived = { method, path: url, headers, body: bytes.toString() };
    const passed = change?.(arrived) ?? arrived;
    const response = await fetch(origin + passed.path, {
      method,
      headers: passed.headers,
      redirect: "manual",
      // A photo is no text.
      ...(passed.body && { body: passed.body === arrived.body ? bytes : passed.body }),
    });
    const sent = (await reply?.(passed, response)) ?? response;
    outgoing.statusCode = sent.status;
    for (const [name, value] of sent.headers)
      if (!/^(content-length|content-encoding|transfer-encoding|connection)$/.test(name))
        outgoing.appendHeader(name, value);
    outgoing.end(await sent.text());
  });
  const port = await freePort();
  await once(server.listen(port), "listening");
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
