/** A saved step: `genero` is passed on to the next URL unchanged (decision 4); absent if the server sends none. */
export interface SavedStep {
  readonly genero?: string;
}
