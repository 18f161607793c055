import type { MiddlewareHandler } from "hono";

const megabyte = 1024 * 1024;
/** In bytes: the longest body that is let in, and how much of a longer one is taken off the connection and dropped. */
const longest = { taken: 2 * megabyte, dropped: 64 * megabyte };

/**
 * Lets no body over 2 MB in. A longer one is dropped as it comes, and the refusal waits for its end: who is still sending
 * when the connection closes may find it broken before they have read why. Only what has no end is cut off.
 */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const { body } = context.req.raw;
  if (body === null) return next();
  const { kept, length } = await read(body);
  if (length <= longest.taken) {
    context.req.raw = new Request(context.req.raw, { body: new Blob(kept) });
    return next();
  }
  const connection = length > longest.dropped ? { Connection: "close" } : {};
  return context.json({ message: "O envio passa do limite de 2 MB." }, 413, connection);
};

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length;
    if (length <= longest.taken) kept.push(piece.value);
    if (length > longest.dropped) break;
  }
  return { kept, length };
}
