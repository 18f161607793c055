import type { ReactNode } from "react";

/** One choice: its picture, its name, and a line of help. */
export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly image?: ChoicePicture | undefined;
  readonly disabled?: boolean | undefined;
}

/** A decorative picture: the title says the same. */
export interface ChoicePicture {
  readonly src: string;
  /** Its real size in pixels. */
  readonly width: number;
  readonly height: number;
  /** "lazy" for pictures that load once the question is on the screen. */
  readonly loading?: "eager" | "lazy" | undefined;
}
