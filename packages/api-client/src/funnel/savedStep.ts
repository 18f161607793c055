/** What a saved step gives: `genero` goes into the next address as it is (decision 4); absent when the server sent none. */
export interface SavedStep {
  readonly genero?: string;
}
