/** What the stories of a component tell about it: `parameters.componentNotes`, in Portuguese, shown on its page. */
export interface ComponentNotes {
  /** What it is for, in one or two sentences. */
  readonly purpose: string;
  /** The components to use instead, each with its condition. */
  readonly instead: Readonly<Record<string, string>>;
  /** What each key does; empty for a component that takes no focus. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** What a screen reader says, in the order in which it is heard. */
  readonly heard: readonly string[];
}
