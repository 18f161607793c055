import * as z from "zod/mini";
import { invalid, Refusal } from "./refusal.ts";

/** The largest body that is read, in bytes. */
const bodyLimit = 2 * 1024 * 1024;

/** The most characters of a text: what Laravel gives a column of texts. */
const mostCharacters = 255;
/** Texts that are read and never kept as they are. */
const unkept: ReadonlySet<string> = new Set(["recaptcha_response", "password", "password_confirmation", "token"]);

/**
 * The body of a request, as the contract reads it.
 * @throws Refusal 413 for a body over 2 MB, 422 for one that is not JSON, not the contract, or holds a text that is too long.
 */
export async function readBody(request: Request, schema: z.ZodMiniType | undefined): Promise<unknown> {
  if (schema === undefined) return undefined;
  const text = await readText(request);
  const parsed = z.safeParse(schema, parseJson(text));
  if (!parsed.success) throw invalid(errorsByField(parsed.error.issues));
  const tooLong = tooLongIn(z.encode(schema, parsed.data));
  if (tooLong.length > 0) throw invalid(Object.fromEntries(tooLong.map((field) => [field, [tooLongText(field)]])));
  return parsed.data;
}

const tooLongText = (field: string) => `O campo ${field} pode ter no máximo ${mostCharacters} caracteres.`;

/** The fields, by their paths, whose texts no column would hold. */
function tooLongIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === "string") {
    return value.length > mostCharacters && !unkept.has(path.at(-1) ?? "") ? [path.join(".")] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => tooLongIn(part, [...path, name]));
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > bodyLimit) throw tooLarge();
  if (request.body === null) return "";
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let text = "";
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > bodyLimit) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

function tooLarge(): Refusal {
  return new Refusal(413, { message: "O envio passa do limite de 2 MB." });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ corpo: ["O corpo do pedido não é JSON."] });
  }
}

function errorsByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join(".") || "corpo";
    // What a rule of the domain says is for the customer; what the schema says is for a developer.
    const text = issue.code === "custom" ? issue.message : `O campo ${field} é inválido.`;
    errors[field] = [...(errors[field] ?? []), text];
  }
  return errors;
}
