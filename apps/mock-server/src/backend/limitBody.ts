import type { MiddlewareHandler } from "hono";

const megabyte = 1024 * 1024;
/** In bytes: the longest accepted body, and how much of a longer one is read and dropped. */
const longest = { taken: 2 * megabyte, dropped: 64 * megabyte };

/**
 * Rejects bodies over 2 MB. The rest is read and dropped before the refusal is sent, because a client that is still
 * sending may lose the connection before it reads the reply. Only endless bodies are cut off.
 */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const { body } = context.req.raw;
  if (body === null) return next();
  const { kept, length } = await read(body);
  if (length <= longest.taken) {
    context.req.raw = new Request(context.req.raw, { body: new Blob(kept) });
    return next();
  }
  const connection = length > longest.dropped ? { Connection: "close" } : undefined;
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
