/** One thing that a change of money changes, in words: as it is, and as it will be (decision 55). No two of a change have one name. */
export interface ChangedThing {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
