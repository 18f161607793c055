import type { ReactElement, ReactNode } from "react";

/** What a page of the documentation says of a component, and what the conformance suite tries with it. */
export interface ComponentDocs<Props> {
  readonly component: (props: Props) => ReactNode;
  /** The component as it is mostly used, complete: it is shown, copied, and tried. */
  readonly example: ReactElement<Record<string, unknown>>;
  /** Other states of it, tried as the example is: those that show the rest of its own texts. */
  readonly states?: readonly ReactElement<Record<string, unknown>>[];
  /** What it is for, in one or two sentences. */
  readonly purpose: string;
  /** What to use in its place, and when. */
  readonly instead: readonly Alternative[];
  /** What each prop is, where its name alone does not say it: those that mean the same everywhere are described once. */
  readonly props?: { readonly [name in PropName<Props>]?: string };
  /** What each key does; empty where it takes no keys. */
  readonly keyboard: readonly KeyboardRow[];
  /** What a screen reader says, in the order in which it is heard. */
  readonly heard: readonly string[];
  /** What its props say unless they are given, as the example or its states show it, by prop. */
  readonly labels?: { readonly [name in keyof Props]?: string };
  /** Its own texts as the example or its states show them, by their names in the prop `texts`. */
  readonly texts?: { readonly [name in TextName<Props>]?: string };
  /** Where `ref` and the rest of the props arrive when that is not the root: the control of a field. */
  readonly control?: string;
}

/** The names in a component's prop `texts`. */
type TextName<Props> = Props extends { texts?: infer Texts } ? keyof NonNullable<Texts> : never;

/** The names of all props of a component, whichever of its uses they belong to. */
type PropName<Props> = Props extends unknown ? keyof Props : never;

interface Alternative {
  /** The name of another component. */
  readonly use: string;
  /** "quando …" */
  readonly when: string;
}

interface KeyboardRow {
  readonly keys: string;
  readonly does: string;
}

/** One page of the documentation, checked against the component's own props. */
export function documented<Props>({ props, labels, texts, ...docs }: ComponentDocs<Props>): AnyDocs {
  return { ...docs, props: { ...props }, labels: { ...labels }, texts: { ...texts } };
}

/** The documentation of a component whose props are not known here. */
export interface AnyDocs extends Omit<ComponentDocs<never>, "props" | "labels" | "texts"> {
  readonly props: { readonly [prop: string]: string | undefined };
  readonly labels: { readonly [prop: string]: string | undefined };
  readonly texts: { readonly [name: string]: string | undefined };
}
