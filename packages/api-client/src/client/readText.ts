import { ApiError } from "./apiError.ts";

/** More than any reply or document of the shop, in bytes after decompression. */
const mostBytes = 10_000_000;

/**
 * The body of a response as text; invalid UTF-8 becomes U+FFFD.
 * @throws ApiError contract when it is too large, also if it never ends. Reading stops there.
 */
export async function readText({ body, headers }: Response): Promise<string> {
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  let isTooLarge = Number(headers.get("Content-Length")) > mostBytes;
  while (!isTooLarge) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    isTooLarge = bytes > mostBytes;
    text += decoder.decode(value, { stream: true });
  }
  reader.cancel().catch(() => undefined);
  const sizes = { expected: `at most ${mostBytes} bytes`, received: "more" };
  throw new ApiError({ kind: "contract", detail: `The reply has more than ${mostBytes} bytes.` }, sizes);
}

/** PHP prints its diagnostics before the reply where `display_errors` is on. */
const phpDiagnostic = /\b(Warning|Notice|Deprecated)\b/;

/** Maximum number of positions at which the JSON may begin, after a warning that contains braces. */
const mostBeginnings = 20;

/** The JSON of a reply, also after a byte order mark or PHP warnings; undefined if the text is not JSON. */
export function jsonIn(text: string): unknown {
  // Trimming takes the byte order mark too.
  const trimmed = text.trim();
  const whole = parsedJson(trimmed);
  if (whole !== undefined || !phpDiagnostic.test(trimmed)) return whole;
  const beginnings = [...trimmed.matchAll(/[{[]/g)].slice(0, mostBeginnings);
  return beginnings.map(({ index }) => parsedJson(trimmed.slice(index))).find((json) => json !== undefined);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
