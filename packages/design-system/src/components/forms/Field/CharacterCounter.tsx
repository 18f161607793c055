import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { type CounterTexts, counterTexts } from "./counterTexts.ts";
import { Counter } from "./Field.styles.ts";

export interface CharacterCounterProps {
  texts: Partial<CounterTexts> | undefined;
  id: string;
  length: number;
  limit: number;
  /** The number of characters from which the counter is visible. */
  from: number;
}

/** The share of the limit at which a counter is first announced, even if it is visible from the first letter. */
const nearTheLimit = 0.9;

/** The number of used characters; announced near the limit and at the limit, not at every key. */
export function CharacterCounter({ id, length, limit, from, texts }: CharacterCounterProps) {
  const { counterLabel, limitLabel } = useTexts("counter", counterTexts, texts);
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
