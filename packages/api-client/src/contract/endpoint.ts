import type * as z from "zod/mini";

/**
 * One call of the shop as a value: from it come the typed client, the hooks' keys, the mock server's validation, the
 * fault tests and the OpenAPI document. Its area is the folder that it stands in.
 */
export interface Endpoint<
  Path extends `/${string}` = `/${string}`,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "GET" | "POST" | "PUT";
  /** Path template; a parameter stands in braces: `/trilhas-extra/{trilha}`. */
  readonly path: Path;
  /** The purpose in one line, for the OpenAPI document. */
  readonly summary: string;
  /** The JSON body; absent for a call without one. */
  readonly body?: Body;
  /** Sent as a form with files instead (`multipart/form-data`): then the body travels as a record of texts and files. */
  readonly isForm?: boolean;
  /** The body of a 2xx response. */
  readonly reply: Reply;
  /**
   * The statuses with which the server says no, with words for the customer (MAN-372 names one of the 5xx); any other is its
   * own trouble.
   * @default every 4xx
   */
  readonly refusedWith?: readonly number[];
  /** How long to wait for the reply, in milliseconds; the client's own limit when absent. */
  readonly timeout?: number;
}

/** The names in the braces of a path template. */
export type UriTemplateParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | UriTemplateParameter<Rest>
  : never;

export type ReplyOf<Each extends Endpoint> = z.output<Each["reply"]>;

/** The body of a call; undefined for a call without one. */
export type BodyOf<Each extends Endpoint> = [NonNullable<Each["body"]>] extends [never]
  ? undefined
  : z.output<NonNullable<Each["body"]>>;

/** What fills a path template in. */
export type ParametersOf<Path extends string> = [UriTemplateParameter<Path>] extends [never]
  ? { readonly parameters?: never }
  : { readonly parameters: Readonly<Record<UriTemplateParameter<Path>, string>> };

// Free of side effects, so that a bundle contains only the calls that it makes.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends `/${string}`,
  Reply extends z.ZodMiniType,
  Body extends z.ZodMiniType | undefined = undefined,
>(definition: Endpoint<Path, Body, Reply>): Endpoint<Path, Body, Reply> {
  return definition;
}

/**
 * The address of a call: every parameter of the template filled in, URL-encoded.
 * @throws RangeError when a parameter is missing: a hole in an address is a mistake of ours.
 */
export function addressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new RangeError(`The address ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}
