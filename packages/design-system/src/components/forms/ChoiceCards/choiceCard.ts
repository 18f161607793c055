import type { ReactNode } from "react";

/** One choice: its picture, its name, and one line of help. */
export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly image?: ChoicePicture | undefined;
  readonly disabled?: boolean | undefined;
}

/** The picture of a choice says what its title says, so it has no text of its own. */
export interface ChoicePicture {
  readonly src: string;
  /** Its real size in pixels. */
  readonly width: number;
  readonly height: number;
  /** "lazy" for pictures that are asked for when the question is on the screen, and do not hold it up. */
  readonly loading?: "eager" | "lazy";
}
