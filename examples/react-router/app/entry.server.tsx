import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { ServerStyleSheet } from "styled-components";
import { NonceContext } from "./nonce.ts";

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = crypto.randomUUID();
  const sheet = new ServerStyleSheet({ nonce });
  headers.set("Content-Type", "text/html");
  headers.set("Content-Security-Policy", `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`);
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const stream = renderToPipeableStream(sheet.collectStyles(page), {
      nonce,
      onShellReady() {
        const body = sheet.interleaveWithNodeStream(stream).pipe(new PassThrough());
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onShellError: reject,
    });
  });
}
