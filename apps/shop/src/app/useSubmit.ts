import { failureOf } from "@petbox/api-client/client/apiError";
import type { Failure } from "@petbox/domain/failure/failure";
import { use, useRef, useState } from "react";
import { NavigationContext } from "./navigation.ts";
import { type OpenPage, useOpenPage } from "./useOpenPage.ts";

/** How the sending of something goes. What was sent is idle again. */
export type Submission =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | { readonly status: "failed"; readonly failure: Failure };

export interface Submit<Input> {
  readonly submission: Submission;
  /** Sends, unless something is on its way: two presses are one. Never rejects. */
  submit(input: Input): Promise<void>;
  /** What failed is done with. */
  reset(): void;
}

interface SubmitOptions {
  /** A reply that comes within this, in milliseconds, comes at once: it is not shown that it is waited for. @default 0 */
  readonly patience?: number;
}

const idle: Submission = { status: "idle" };

/**
 * Sends what a visitor has answered or chosen. It belongs to the visit in which it began: whoever has gone elsewhere
 * meanwhile is not led away from there.
 * @param send the call, and what follows from it; what it throws is the failure. It opens the next page with the given
 *   `openPage`, which knows of the visit.
 */
export function useSubmit<Input = void>(
  send: (input: Input, openPage: OpenPage) => Promise<void>,
  { patience = 0 }: SubmitOptions = {},
): Submit<Input> {
  const navigation = use(NavigationContext);
  const openPage = useOpenPage();
  const [submission, setSubmission] = useState(idle);
  // The second press finds the first under way before any render could have disabled the button.
  const isPending = useRef(false);

  async function submit(input: Input): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    const from = navigation.visit();
    const showPending = () => setSubmission({ status: "pending" });
    // What failed before goes at once, so that it is heard again if it fails again.
    const isShownAtOnce = patience === 0 || submission.status === "failed";
    const waiting = isShownAtOnce ? showPending() : setTimeout(showPending, patience);
    try {
      await send(input, (href, how) => openPage(href, { ...how, from }));
      setSubmission(idle);
    } catch (thrown) {
      setSubmission({ status: "failed", failure: failureOf(thrown) });
    } finally {
      if (waiting !== undefined) clearTimeout(waiting);
      isPending.current = false;
    }
  }

  return { submission, submit, reset: () => setSubmission(idle) };
}

/** Why it failed; undefined as long as nothing has. */
export function failureIn(submission: Submission): Failure | undefined {
  return submission.status === "failed" ? submission.failure : undefined;
}
