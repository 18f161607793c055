import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Counter } from "./Field.styles.ts";

/** What a counter shows and says; each text can be replaced. */
export interface CounterTexts {
  /**
   * What the counter shows.
   * @default "38 de 45"
   */
  counterLabel?: ((length: number, limit: number) => string) | undefined;
  /**
   * What a screen reader hears once when the counter appears near the limit, and once when the limit is reached.
   * @default "Perto do limite de 45 caracteres", "Limite de 45 caracteres atingido"
   */
  limitLabel?: ((limit: number, isReached: boolean) => string) | undefined;
}

export interface CharacterCounterProps extends CounterTexts {
  id: string;
  length: number;
  limit: number;
  /** From how many characters on it is seen. */
  from: number;
}

/** How much of a text's room is used; heard when the room gets short and when it is used up, never at every key. */
export function CharacterCounter({ id, length, limit, from, counterLabel, limitLabel }: CharacterCounterProps) {
  const isReached = length >= limit;
  const isNear = isReached || (from > 0 && length >= from);
  return (
    <>
      {length >= from ? (
        <Counter id={id} data-over={length > limit ? "" : undefined}>
          {counterLabel ? counterLabel(length, limit) : `${length} de ${limit}`}
        </Counter>
      ) : null}
      <VisuallyHidden role="status">{isNear ? (limitLabel ?? limitInWords)(limit, isReached) : ""}</VisuallyHidden>
    </>
  );
}

function limitInWords(limit: number, isReached: boolean): string {
  return isReached ? `Limite de ${limit} caracteres atingido` : `Perto do limite de ${limit} caracteres`;
}
