import { Counter, SpokenOnly } from "./Field.styles.ts";

export interface CharacterCounterProps {
  id: string;
  length: number;
  limit: number;
  /** From how many characters on it is seen. */
  from: number;
}

/** How much of a text's room is used; heard only when the room is used up, never at every key. */
export function CharacterCounter({ id, length, limit, from }: CharacterCounterProps) {
  return (
    <>
      {length >= from ? (
        <Counter id={id} data-over={length > limit ? "" : undefined}>
          {length} de {limit}
        </Counter>
      ) : null}
      <SpokenOnly role="status">{length >= limit ? `Limite de ${limit} caracteres atingido` : ""}</SpokenOnly>
    </>
  );
}
