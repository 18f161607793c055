import { failureOf } from "@petbox/api-client/client/apiError";
import type { ApiClient } from "@petbox/api-client/client/client";
import type { SavedStep } from "@petbox/api-client/funnel/savedStep";
import type { StepSave } from "@petbox/design-system/screens/funnel/StepScreen";
import type { Failure } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import { type Answers, withAnswers } from "@petbox/domain/funnel/answers";
import { nextStep, passesCatSize, stepAddress, stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import { speciesQuery } from "@petbox/domain/pet/species";
import { use, useRef, useState } from "react";
import { OpeningContext } from "../../app/opening.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useGo } from "../../app/useGo.ts";

/** How the saving of a step goes. */
type Saving =
  | { readonly status: "idle" }
  | { readonly status: "saving" }
  | { readonly status: "failed"; readonly failure: Failure };

/** An answer that comes within this, in milliseconds, comes at once: showing that it is waited for would only take longer. */
const unnoticed = 100;

export interface FunnelStep {
  /** What was saved before. */
  readonly answers: Answers;
  /** How the saving of the answer goes. */
  readonly save: StepSave;
  /** Where the visitor has to go first; undefined when this step may be shown. */
  readonly goFirst: string | undefined;
  /** Whether the visitor is known; the prerendered page is everybody's. */
  readonly known: boolean;
  /** The last save's failure, for pages that say more about it than its text. */
  readonly failure: Failure | undefined;
  /** Saves, keeps what was saved, and opens the next step. On a failure everything stays as it is (decision 9). */
  saveAndGoOn(call: (client: ApiClient) => Promise<SavedStep>, saved: Answers): Promise<void>;
}

/** What a page of the funnel stands on: what is known, its place, and how to save and go on. */
export function useFunnelStep(step: StepName): FunnelStep {
  const { client, session, drafts } = useServices();
  const { answers, flow, known } = useSession();
  const go = useGo();
  const opening = use(OpeningContext);
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
  // Two presses are one: the second finds the first under way before any render could have disabled the button.
  const underWay = useRef(false);

  async function saveAndGoOn(call: (client: ApiClient) => Promise<SavedStep>, saved: Answers): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    const from = opening.visit();
    const wait = () => setSaving({ status: "saving" });
    // What failed before goes at once, so that it is heard again if it fails again.
    const waiting = setTimeout(wait, saving.status === "failed" ? 0 : unnoticed);
    try {
      const { genero } = await call(client);
      drafts.forget(stepPaths[step]);
      // A page for everybody may have been answered before it was known what the visitor had answered elsewhere.
      const { answers, flow } = await session.meet();
      const all = withAnswers(answers, saved);
      const whole = passesCatSize(flow, step, all) ? withAnswers(all, await saveCatSize(client)) : all;
      const next = nextStep(flow, step, whole);
      const query = genero ?? (whole.species && speciesQuery(whole.species));
      const change = () => void session.answer(whole);
      if (next) await go(stepAddress(next, query), { change, from });
      else change();
      setSaving({ status: "idle" });
    } catch (thrown) {
      setSaving({ status: "failed", failure: failureOf(thrown) });
    } finally {
      clearTimeout(waiting);
      underWay.current = false;
    }
  }

  const failure = saving.status === "failed" ? saving.failure : undefined;
  const first = known ? stepToVisitFirst(flow, step, answers) : undefined;
  return {
    answers,
    known,
    failure,
    saveAndGoOn,
    goFirst: first && stepPaths[first],
    save: { underWay: saving.status === "saving", failure: failure && failureText(failure) },
  };
}

/** A cat has one size, and the server wants to hear it (FUN-064). @returns the answer that was saved. */
async function saveCatSize(client: ApiClient): Promise<Answers> {
  const { saveSize } = await import("@petbox/api-client/funnel/api");
  await saveSize(client, "gato");
  return { size: "gato" };
}
