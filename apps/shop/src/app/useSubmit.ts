import { failureOf } from "@petbox/api-client/client/apiError";
import type { Failure } from "@petbox/domain/failure/failure";
import { use, useId, useRef } from "react";
import useSWRMutation from "swr/mutation";
import { NavigationContext } from "./navigation.ts";
import { type OpenPage, useOpenPage } from "./useOpenPage.ts";

/** How the sending of something goes. */
export interface Submit<Input> {
  readonly pending: boolean;
  /** Why it failed; undefined as long as nothing has, and from when it is sent again. */
  readonly failure: Failure | undefined;
  /** Sends, unless something is on its way: two presses are one. Never rejects. */
  submit(input: Input): Promise<void>;
  /** What failed is done with. */
  reset(): void;
}

interface Sending {
  readonly arg: () => Promise<void>;
}

/** What is thrown is the failure itself, so that it is the same one from render to render. */
async function send(_key: string, { arg: task }: Sending): Promise<void> {
  await task().catch((thrown) => Promise.reject(failureOf(thrown)));
}

/**
 * Sends what a visitor has answered or chosen. It belongs to the visit in which it began: whoever has gone elsewhere
 * meanwhile is not led away from there.
 * @param task the call, and what follows from it; what it throws is the failure. It opens the next page with the given
 *   `openPage`, which knows of the visit.
 */
export function useSubmit<Input = void>(task: (input: Input, openPage: OpenPage) => Promise<void>): Submit<Input> {
  const navigation = use(NavigationContext);
  const openPage = useOpenPage();
  const mutation = useSWRMutation<void, Failure, string, Sending["arg"]>(useId(), send);
  // The second press finds the first under way before any render could have disabled the button.
  const isUnderWay = useRef(false);

  async function submit(input: Input): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const from = navigation.visit();
    const begin = () => task(input, (href, how) => openPage(href, { ...how, from }));
    await mutation.trigger(begin, { throwOnError: false });
    isUnderWay.current = false;
  }

  return {
    // As SWR's own: a page that reads none of it is not rendered when it changes.
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
