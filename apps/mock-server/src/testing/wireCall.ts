/** A call as the documents show it, in wire names. */
export interface WireCall {
  /** The ids of the requirements that define it. */
  readonly proves: string;
  readonly method: "GET" | "POST" | "PUT";
  /** The path with its parameters filled in. */
  readonly path: string;
  /** The request body; absent for a call without one. */
  readonly body?: unknown;
  /** Sent as a form with files. */
  readonly isForm?: true;
  /** The reply. Top-level values must match exactly, deeper ones by name and kind. */
  readonly reply: Readonly<Record<string, unknown>>;
  /** The top-level fields whose text the server chooses. */
  readonly worded?: readonly string[];
}
