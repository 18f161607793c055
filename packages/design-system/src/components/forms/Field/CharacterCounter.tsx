import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { type CounterTexts, counterTexts } from "./counterTexts.ts";
import { Counter } from "./Field.styles.ts";

export interface CharacterCounterProps {
  texts: Partial<CounterTexts> | undefined;
  id: string;
  length: number;
  limit: number;
  /** From how many characters on it is seen. */
  from: number;
}

/** The part of the limit that is used up when it is heard: a counter that is seen from the first letter on says nothing yet. */
const nearTheLimit = 0.9;

/** How much of a text's room is used; heard when the room gets short and when it is used up, never at every key. */
export function CharacterCounter({ id, length, limit, from, texts }: CharacterCounterProps) {
  const { counterLabel, limitLabel } = { ...counterTexts, ...texts };
  const isNear = length >= Math.max(from, limit * nearTheLimit);
  return (
    <>
      {length >= from ? (
        <Counter id={id} data-over={length > limit ? "" : undefined}>
          {counterLabel(length, limit)}
        </Counter>
      ) : null}
      <VisuallyHidden role="status">{isNear ? limitLabel(limit, length >= limit) : ""}</VisuallyHidden>
    </>
  );
}
