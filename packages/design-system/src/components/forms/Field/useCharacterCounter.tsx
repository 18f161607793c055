import { characterCount } from "@petbox/domain/text/characters";
import { type RefObject, useEffect, useId, useState } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { type CounterTexts, counterTexts } from "./counterTexts.ts";
import { Counter } from "./Field.styles.ts";

/** The props of a field with a character counter. */
export interface CountedProps {
  /**
   * The maximum number of characters, which shows a counter. More can be typed, and the form's parser refuses them; where it would
   * truncate them instead, `maxLength` with the same number stops the field.
   */
  limit?: number | undefined;
  /** The number of characters from which the counter is visible. */
  counterFrom?: number | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CounterTexts> | undefined;
}

interface CharacterCounterProps {
  texts: Partial<CounterTexts> | undefined;
  id: string;
  length: number;
  limit: number;
  /** The number of characters from which the counter is visible. */
  from: number;
}

/** The share of the limit at which a counter is first announced, even if it is visible from the first letter. */
export const nearTheLimit = 0.9;

interface CharacterCounterOptions extends Omit<CountedProps, "counterFrom"> {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** The initial or controlled text of the field. */
  shown: unknown;
  from: number;
}

/** The number of used characters; announced near the limit and at the limit, not at every key. */
function CharacterCounter({ id, length, limit, from, texts }: CharacterCounterProps) {
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

/** With a `maxLength`, the field stops by code units, so the counter counts them, too: at the limit it is full. */
function lengthIn({ value, maxLength }: HTMLInputElement | HTMLTextAreaElement): number {
  return maxLength < 0 ? characterCount(value) : value.length;
}

/** The counter of a field with a limit; without a limit it has no effect. */
export function useCharacterCounter({ control, shown, limit, from, texts }: CharacterCounterOptions) {
  const id = useId();
  const [length, setLength] = useState(typeof shown === "string" ? characterCount(shown) : 0);

  // Text typed before hydration exists only in the control, and a value set by the page fires no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes when the page sets the control's text
  useEffect(() => {
    const counted = control.current;
    if (limit === undefined || counted === null) return undefined;
    const { form } = counted;
    const measure = () => setLength(lengthIn(counted));
    // A reset event fires before the fields have their initial values again, an input event before a controlled field
    // has what it keeps: a render in between would take back the typed character before the page reads it.
    const wait = () => setTimeout(measure);
    measure();
    counted.addEventListener("input", wait);
    form?.addEventListener("reset", wait);
    return () => {
      counted.removeEventListener("input", wait);
      form?.removeEventListener("reset", wait);
    };
  }, [limit, control, shown]);

  if (limit === undefined) return undefined;
  return {
    // `aria-describedby` must not reference an id that is not on the page.
    id: length >= from ? id : undefined,
    content: <CharacterCounter from={from} texts={texts} id={id} length={length} limit={limit} />,
  };
}
