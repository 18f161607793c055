/** One call as the documents show it: what travels, by its names. */
export interface WireCall {
  /** The requirements that say so, by id. */
  readonly proves: string;
  readonly method: "GET" | "POST" | "PUT";
  /** The address, its parameters filled in. */
  readonly path: string;
  /** What is sent; absent for a call that sends nothing. */
  readonly body?: unknown;
  /** Sent as a form with files. */
  readonly isForm?: true;
  /** What comes back. What stands at the top is meant to the letter, what lies deeper by its names and kinds. */
  readonly reply: Readonly<Record<string, unknown>>;
  /** What at the top is the server's own to word or to make up. */
  readonly worded?: readonly string[];
}
