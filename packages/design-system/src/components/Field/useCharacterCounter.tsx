import { type RefObject, useEffect, useId, useState } from "react";
import { CharacterCounter } from "./CharacterCounter.tsx";

interface CharacterCounterOptions {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  initial: unknown;
  limit: number | undefined;
  from: number;
}

/** The counter of a field that has a limit; without a limit it counts nothing and nothing renders. */
export function useCharacterCounter({ control, initial, limit, from }: CharacterCounterOptions) {
  const id = useId();
  const [length, setLength] = useState(typeof initial === "string" ? initial.length : 0);

  // What was typed before the page came alive is in the control alone.
  useEffect(() => {
    if (limit !== undefined && control.current !== null) setLength(control.current.value.length);
  }, [limit, control]);

  return {
    counter:
      limit === undefined
        ? undefined
        : {
            // An id that is not on the page must not be pointed at.
            id: length >= from ? id : undefined,
            content: <CharacterCounter id={id} length={length} limit={limit} from={from} />,
          },
    count(text: string) {
      if (limit !== undefined) setLength(text.length);
    },
  };
}
