/** Who asks, as far as the connection tells. */
export interface Caller {
  /** The address that the request comes from; nobody knows it where there is no network. */
  readonly address?: string;
}

/** What a Hono app of the backend is handed beside the request. */
export interface FromCaller {
  readonly Bindings: Caller;
}
