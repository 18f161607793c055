import { matchesOf } from "@petbox/domain/text/textMatch";
import { useEffect, useEffectEvent, useState } from "react";
import type { ComboboxOption, ComboboxSource } from "./comboboxOption.ts";

/** How long typing must pause before a look-up starts, in milliseconds. */
const pause = 250;

interface Answer<Option> {
  readonly query: string;
  readonly attempt: number;
  /** Undefined if the look-up failed. */
  readonly options: readonly Option[] | undefined;
}

/** The options for a text: while a look-up is under way, those of the text before it. */
export interface FoundOptions<Option> {
  readonly status: "ready" | "loading" | "failed";
  readonly options: readonly Option[];
}

/**
 * The options whose label contains `query`, as `matchesOf` finds and orders them. A blank query matches all of them.
 */
export function matchingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  return query.trim() === "" ? options : matchesOf(options, query, ({ label }) => label);
}

/**
 * Finds the options for a text, in a list or with a look-up. A look-up waits for a pause in typing, and is aborted when its answer is no
 * longer needed.
 *
 * @param query undefined while no options are needed
 */
export function useFoundOptions<Option extends ComboboxOption>(
  source: readonly Option[] | ComboboxSource<Option>,
  query: string | undefined,
) {
  const [answer, setAnswer] = useState<Answer<Option>>();
  const [attempt, setAttempt] = useState(0);
  // The next search may be in another source, and a function does not tell which one it looks in.
  if (query === undefined && answer !== undefined) setAnswer(undefined);
  const isRemote = typeof source === "function";
  const lookUp = useEffectEvent(async (text: string, signal: AbortSignal) =>
    typeof source === "function" ? source(text, signal) : [],
  );

  useEffect(() => {
    if (!isRemote || query === undefined) return undefined;
    const stopped = new AbortController();
    const answerWith = (options: readonly Option[] | undefined) => {
      if (!stopped.signal.aborted) setAnswer({ query, attempt, options });
    };
    const waiting = setTimeout(
      () => {
        lookUp(query, stopped.signal).then(answerWith, () => answerWith(undefined));
      },
      query === "" ? 0 : pause,
    );
    return () => {
      clearTimeout(waiting);
      stopped.abort();
    };
  }, [isRemote, query, attempt]);

  return { found: foundIn(), retry: () => setAttempt(attempt + 1) };

  function foundIn(): FoundOptions<Option> {
    if (query === undefined) return { status: "ready", options: [] };
    if (typeof source !== "function") return { status: "ready", options: matchingOptions(source, query) };
    const options = answer?.options ?? [];
    if (answer?.query !== query || answer.attempt !== attempt) return { status: "loading", options };
    return { status: answer.options === undefined ? "failed" : "ready", options };
  }
}
