import type { ReactNode } from "react";

/** One choice: its picture, its name, and one line of help. */
export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly help?: ReactNode;
  /** The picture says what the title says, so it has no text of its own. Width and height are its real size. */
  readonly image?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  readonly disabled?: boolean | undefined;
}
