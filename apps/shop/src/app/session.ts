import type { PageData } from "@petbox/api-client/page/pageData";
import { type Answers, withAnswers } from "@petbox/domain/funnel/answers";

/** What is known of the visitor: what the page handed over, and what has been saved since. */
export interface Session {
  get(): PageData;
  /** Adds saved answers, and answers all of them as they are now. */
  answer(saved: Answers): Answers;
  change(change: Partial<PageData>): void;
  subscribe(listener: () => void): () => void;
}

export function createSession(handedOver: PageData): Session {
  let current = handedOver;
  const listeners = new Set<() => void>();
  const change = (next: Partial<PageData>) => {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    answer(saved) {
      const answers = withAnswers(current.answers, saved);
      change({ answers });
      return answers;
    },
    change,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
