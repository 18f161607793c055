import { portugueseMessages } from "@petbox/domain/messages/pt-BR";
import * as z from "zod/mini";
import { HttpError, validationError } from "./httpError.ts";
import { unstorableTextsIn } from "./storableTexts.ts";

export type MediaType = "application/json" | "application/x-www-form-urlencoded" | "multipart/form-data";

const { address, calendar, card, contact, couponName, identity, pet, welcome } = portugueseMessages;

const messages: Readonly<Record<string, string>> = {
  ...address,
  ...calendar,
  ...card,
  ...contact,
  ...couponName,
  ...identity,
  ...pet,
  ...welcome,
};

/** Reads a request body by its media type. */
const readings: Readonly<Record<MediaType, (body: Response) => Promise<unknown>>> = {
  "application/json": async (body) => parseJson(await body.text()),
  "application/x-www-form-urlencoded": async (body) => Object.fromEntries(new URLSearchParams(await body.text())),
  "multipart/form-data": parseForm,
};

/** A body that was received and not parsed yet. */
interface ArrivedBody {
  readonly mediaType: string;
  /** As received, with its headers. */
  readonly content: Response;
}

export async function arrivedBody(request: Request): Promise<ArrivedBody> {
  const type = request.headers.get("Content-Type") ?? "";
  const [mediaType = ""] = type.split(";");
  const content = new Response(await request.arrayBuffer(), { headers: { "Content-Type": type } });
  return { mediaType: mediaType.trim().toLowerCase(), content };
}

/**
 * Parses a body with its schema.
 * @param mediaTypes the accepted ones.
 * @throws HttpError 415 for another media type; 422 for a malformed body, one that fails its schema, or one with a text
 * that cannot be stored.
 */
export async function readBody<Schema extends z.ZodMiniType>(
  { mediaType, content }: ArrivedBody,
  schema: Schema,
  mediaTypes: readonly MediaType[] = ["application/json"],
): Promise<z.output<Schema>> {
  const taken = mediaTypes.find((each) => each === mediaType);
  if (taken === undefined) {
    throw new HttpError(415, { message: `O corpo do pedido deve ser ${mediaTypes.join(" ou ")}.` });
  }
  const parsed = z.safeParse(schema, await readings[taken](content));
  if (!parsed.success) throw validationError(errorsByField(parsed.error.issues));
  const unkeepable = unstorableTextsIn(schema, z.encode(schema, parsed.data));
  if (unkeepable.length > 0) throw validationError(Object.fromEntries(unkeepable));
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw validationError({ corpo: ["O corpo do pedido não é JSON."] });
  }
}

async function parseForm(body: Response): Promise<unknown> {
  try {
    return Object.fromEntries(await body.formData());
  } catch {
    throw validationError({ corpo: ["O corpo do pedido não é um formulário."] });
  }
}

function errorsByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join(".") || "corpo";
    // A domain rule has a message for the customer; a schema error is for developers.
    const text = issue.code === "custom" ? messageOf(issue.message) : `O campo ${field} é inválido.`;
    errors[field] = [...(errors[field] ?? []), text];
  }
  return errors;
}

/** The message of an issue: a parser of the domain gives its code, a codec of the contract its own text. */
function messageOf(issue: string): string {
  return messages[issue] ?? issue;
}
