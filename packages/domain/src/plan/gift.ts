/** What comes as a present with the first box (FUN-141). */
export interface Gift {
  readonly quantity: number;
  /** As the server writes it. */
  readonly item: string;
}
