import type * as z from "zod/mini";

/**
 * One call of the shop as a value. The typed client, the hooks' keys, the mock server's validation, the fault tests and the OpenAPI
 * document are derived from it. Its area is the name of its folder.
 */
export interface Endpoint<
  Path extends `/${string}` = `/${string}`,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "GET" | "POST" | "PUT";
  /** Path template, with parameters in braces: `/trilhas-extra/{trilha}`. */
  readonly path: Path;
  /** The purpose in one line, for the OpenAPI document. */
  readonly summary: string;
  /** The JSON body; absent for a call without one. */
  readonly body?: Body;
  /** Sends the body as a form with files (`multipart/form-data`): a record of texts and files. */
  readonly isForm?: boolean;
  /** The body of a 2xx response. */
  readonly reply: Reply;
  /**
   * The statuses of a refusal with a text for the customer (one of the 5xx, too: MAN-372); any other is a failure of the server.
   * @default every 4xx
   */
  readonly refusedWith?: readonly number[];
  /**
   * Whether the call changes nothing, neither in the session: replies from before it are still true, and others may run beside it.
   * @default whether the method is GET
   */
  readonly isRead?: boolean;
  /** Whether the request names the customer's attempt in `Idempotency-Key`: the server replies to a repeated key as before. */
  readonly hasIdempotencyKey?: boolean;
  /** Timeout in milliseconds; defaults to the client's. */
  readonly timeout?: number;
}

/** Whether a call may change something on the server. */
export function changesServer({ method, isRead = method === "GET" }: Endpoint): boolean {
  return !isRead;
}

/** The names in the braces of a path template. */
type UriTemplateParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | UriTemplateParameter<Rest>
  : never;

/** The decoded reply of a call. */
export type ReplyOf<Each extends Endpoint> = z.output<Each["reply"]>;

/** The body of a call; undefined for a call without one. */
export type BodyOf<Each extends Endpoint> = [NonNullable<Each["body"]>] extends [never]
  ? undefined
  : z.output<NonNullable<Each["body"]>>;

/** The parameters of a path template. */
export type ParametersOf<Path extends string> = [UriTemplateParameter<Path>] extends [never]
  ? { readonly parameters?: never }
  : { readonly parameters: Readonly<Record<UriTemplateParameter<Path>, string>> };

/** A call of the contract, with the types of its path, body and reply. */
// Free of side effects, so that a bundle contains only its own calls.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends `/${string}`,
  Reply extends z.ZodMiniType,
  Body extends z.ZodMiniType | undefined = undefined,
>(definition: Endpoint<Path, Body, Reply>): Endpoint<Path, Body, Reply> {
  return definition;
}

/**
 * The URL of a call: every parameter of the template filled in, URL-encoded.
 * @throws RangeError for values that would lead to another call: missing, empty, "." and "..".
 */
export function addressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? "";
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`The address ${path} needs another ${name} than "${value}".`);
    return encodeURIComponent(value);
  });
}
