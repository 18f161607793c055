import { failureOf } from "@petbox/api-client/client/apiError";
import type { Failure } from "@petbox/domain/failure/failure";
import { use, useId, useRef } from "react";
import { useNavigate } from "react-router-dom";
import useSWRMutation from "swr/mutation";
import type { HistoryState } from "../app/historyState.ts";
import { VisitContext } from "../app/services.ts";
import { useUnsavedNote } from "./useUnsavedNote.ts";

/** State of a submission. */
export interface Submit<Input> {
  readonly pending: boolean;
  /** The reason for the failure; undefined if none has occurred, and during a retry. */
  readonly failure: Failure | undefined;
  /** Sends, unless a submission is pending: a double click counts as one. Never rejects. */
  submit(input: Input): Promise<void>;
  /** Dismisses the failure. */
  reset(): void;
}

/** Opens another page, unless the user has left the page on which the submission began. */
export type NavigateAfter = (href: string, options?: NavigateAfterOptions) => Promise<void>;

interface NavigateAfterOptions {
  readonly replace?: boolean;
  readonly state?: HistoryState;
}

interface Mutation {
  readonly arg: () => Promise<void>;
}

/** Rejects with the failure itself, so that it is the same object from render to render. */
async function send(_key: string, { arg: task }: Mutation): Promise<void> {
  await task().catch((thrown) => Promise.reject(failureOf(thrown)));
}

/**
 * Submits a visitor's answer or choice.
 * @param task the call and its consequences; its error becomes the failure. It opens the next page with the given `navigate`, which does
 * nothing once the user has left the page.
 */
export function useSubmit<Input = void>(task: (input: Input, navigate: NavigateAfter) => Promise<void>): Submit<Input> {
  const navigate = useNavigate();
  const visit = use(VisitContext);
  const noteUnsaved = useUnsavedNote();
  const mutation = useSWRMutation<void, Failure, string, Mutation["arg"]>(useId(), send);
  // The second press comes before a render could have disabled the button.
  const isPending = useRef(false);

  async function submit(input: Input): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    const from = visit.current;
    const navigateAfter: NavigateAfter = async (href, options) => {
      if (visit.current === from) await navigate(href, options);
    };
    await mutation.trigger(() => noteUnsaved(() => task(input, navigateAfter)), { throwOnError: false });
    isPending.current = false;
  }

  return {
    // Getters, as in SWR: a page that reads none of them does not render when they change.
    get pending() {
      return mutation.isMutating;
    },
    get failure() {
      return mutation.error === undefined || mutation.isMutating ? undefined : mutation.error;
    },
    submit,
    reset: mutation.reset,
  };
}
