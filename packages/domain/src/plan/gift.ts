/** The gift in the first box (FUN-141). */
export interface Gift {
  readonly quantity: number;
  /** The server's name for it. */
  readonly item: string;
}
