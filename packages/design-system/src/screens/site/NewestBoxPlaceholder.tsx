import { Sentence } from "./NewestBox.styles.ts";

/** Keeps the place of `NewestBox` while its data load. Silent. */
export function NewestBoxPlaceholder() {
  return <Sentence aria-hidden />;
}
