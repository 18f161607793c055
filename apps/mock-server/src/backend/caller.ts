/** The caller, as far as the connection identifies it. */
export interface Caller {
  /** The client's network address; absent without a network. */
  readonly address?: string;
}

/** The Hono environment of the backend. */
export interface FromCaller {
  readonly Bindings: Caller;
}
