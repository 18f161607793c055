/** The documentation of a component: `parameters.componentNotes`, in Portuguese, shown on its page. */
export interface ComponentNotes {
  /** Its purpose, in one or two sentences. */
  readonly purpose: string;
  /** Other words for it, in Portuguese and English, for the search of the sidebar. */
  readonly synonyms: readonly string[];
  /** The components to use instead, each with its condition. */
  readonly alternatives: Readonly<Record<string, string>>;
  /** The effect of each key; empty for a component that takes no focus. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** The screen reader's announcements, in order. */
  readonly announcements: readonly string[];
  /** The version that brings the component. @default "0.1.0" */
  readonly since?: string;
  /** What changed for its users after that, by version. */
  readonly changes?: Readonly<Record<string, string>>;
}
