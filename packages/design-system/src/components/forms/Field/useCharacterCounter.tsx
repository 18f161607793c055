import { characterCount } from "@petbox/domain/text/characters";
import { type RefObject, useEffect, useId, useState } from "react";
import { CharacterCounter } from "./CharacterCounter.tsx";
import type { CounterTexts } from "./counterTexts.ts";

/** How a field counts what is typed. */
export interface CountedProps {
  /** How many characters are allowed: with it a counter is shown. More can be typed; the form's parse refuses them. */
  limit?: number | undefined;
  /** From how many characters on the counter is seen. */
  counterFrom?: number | undefined;
  /** Other words in the place of its own. */
  texts?: Partial<CounterTexts> | undefined;
}

interface CharacterCounterOptions extends Omit<CountedProps, "counterFrom"> {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** What the field shows at first, or what the page makes it show. */
  shown: unknown;
  from: number;
}

/** The counter of a field that has a limit; without a limit it counts nothing and nothing renders. */
export function useCharacterCounter({ control, shown, limit, from, texts }: CharacterCounterOptions) {
  const id = useId();
  const [length, setLength] = useState(typeof shown === "string" ? characterCount(shown) : 0);

  // What was typed before the page came alive is in the control alone, and what the page writes itself raises no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says when the control's text is another one
  useEffect(() => {
    const counted = control.current;
    if (limit === undefined || counted === null) return undefined;
    const { form } = counted;
    const measure = () => setLength(characterCount(counted.value));
    // The event comes before the form's fields are as they were.
    const wait = () => setTimeout(measure);
    measure();
    counted.addEventListener("input", measure);
    form?.addEventListener("reset", wait);
    return () => {
      counted.removeEventListener("input", measure);
      form?.removeEventListener("reset", wait);
    };
  }, [limit, control, shown]);

  if (limit === undefined) return undefined;
  return {
    // An id that is not on the page must not be pointed at.
    id: length >= from ? id : undefined,
    content: <CharacterCounter from={from} texts={texts} id={id} length={length} limit={limit} />,
  };
}
