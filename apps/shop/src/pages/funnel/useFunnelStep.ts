import { failureOf } from "@petbox/api-client/client/apiError";
import type { ApiClient } from "@petbox/api-client/client/client";
import type { SavedStep } from "@petbox/api-client/funnel/savedStep";
import type { StepSave } from "@petbox/design-system/screens/funnel/StepScreen";
import { type Failure, isRefusal } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import { type Answers, answersForAnotherPet, withAnswers } from "@petbox/domain/funnel/answers";
import { flowAt, nextStep, passesCatSize, stepUrl } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import { speciesQuery } from "@petbox/domain/pet/species";
import { withCampaign } from "@petbox/domain/site/campaign";
import { useServices, useSession } from "../../app/services.ts";
import { type NavigateAfter, useSubmit } from "../../forms/useSubmit.ts";
import { namedPet } from "../pets/namedPet.ts";
import { useLate } from "./useLate.ts";

/** Delay in milliseconds before a pending save is shown (decision 62). Faster replies need no feedback. */
const unnoticed = 100;

type SaveStep = (client: ApiClient) => Promise<SavedStep>;

interface SaveOptions {
  /** Whether the answer starts over for another pet than the earlier ones: those about the pet and its box are dropped. @default never */
  readonly startsOver?: (known: Answers) => boolean;
}

interface Saving extends SaveOptions {
  readonly call: SaveStep;
  readonly saved: Answers;
}

interface Replacement {
  readonly replacedSearch?: string;
}

export interface FunnelStep {
  /** The saved answers. */
  readonly answers: Answers;
  readonly pet: NamedPet;
  /** The state of the save. */
  readonly save: StepSave;
  /** The failure of the last save; a form shows it with `formSave`. */
  readonly failure: Failure | undefined;
  /** Saves an answer, stores it in the session, and opens the next step. A failure changes nothing (decision 9). */
  saveAndGoOn(call: SaveStep, saved: Answers, options?: SaveOptions): Promise<void>;
}

/**
 * The answers of the funnel, and the function that saves a step's answer and opens the next step.
 * @param replacedSearch the query of the page, if the next step replaces it in the history; it keeps the parameters of a campaign.
 */
export function useFunnelStep(step: StepName, { replacedSearch }: Replacement = {}): FunnelStep {
  const { client, session, drafts } = useServices();
  const { answers } = useSession();
  const { isLate, run } = useLate(unnoticed);
  const { failure, submit } = useSubmit<Saving>((saving, navigate) =>
    run((replied) => saveAndOpenNext(saving, replied, navigate)),
  );

  async function saveAndOpenNext(saving: Saving, replied: () => void, navigate: NavigateAfter): Promise<void> {
    const { call, saved, startsOver } = saving;
    const reply = await saveWith(call);
    replied();
    if (reply === undefined) return;
    const { genero } = reply;
    drafts.forget(stepPaths[step]);
    // A public step may be answered before the session with the earlier answers has loaded.
    const visitor = await session.load();
    const isAnotherPet = startsOver?.(visitor.answers) ?? false;
    const answers = isAnotherPet ? answersForAnotherPet(visitor.answers) : visitor.answers;
    const flow = flowAt(visitor, step);
    const passes = passesCatSize(flow, step, withAnswers(answers, saved));
    const gained = passes ? { ...saved, ...(await saveCatSize(client)) } : saved;
    const whole = withAnswers(answers, gained);
    const next = nextStep(flow, step, whole);
    const query = genero ?? (whole.species && speciesQuery(whole.species));
    if (answers.subscription !== undefined) {
      // The answer is saved: the next step opens even if this code cannot be loaded.
      const notes = await import("./noteAnsweredAfter.ts").catch(() => undefined);
      const now = { answers: whole, purchase: flow === "scheduled" ? visitor.purchase : null };
      notes?.noteAnsweredAfter(answers.subscription, visitor, { step, now });
    }
    // An answer about a pet starts the purchase of a box.
    if (flow !== "scheduled") session.change({ purchase: null, lostPurchase: undefined });
    if (isAnotherPet) session.change({ answers });
    session.answer(gained);
    if (next === undefined) return;
    const replace = replacedSearch !== undefined;
    await navigate(withCampaign(stepUrl(next, query), replacedSearch ?? ""), { replace });
  }

  /** @returns undefined if the server refused because another tab changed an answer. The page then shows that answer. */
  async function saveWith(call: SaveStep): Promise<SavedStep | undefined> {
    try {
      return await call(client);
    } catch (thrown) {
      const isAnsweredElsewhere = isRefusal(failureOf(thrown)) && (await session.revalidate().catch(() => false));
      if (isAnsweredElsewhere) return undefined;
      throw thrown;
    }
  }

  return {
    answers,
    pet: namedPet(answers),
    save: { pending: isLate, failure: failure && failureText(failure) },
    failure,
    saveAndGoOn: (call, saved, options) => submit({ call, saved, ...options }),
  };
}

/** Saves the only size of cats, which the server requires (FUN-064). @returns the saved answer. */
async function saveCatSize(client: ApiClient): Promise<Answers> {
  const { saveSize } = await import("@petbox/api-client/funnel/api");
  await saveSize(client, "gato");
  return { size: "gato" };
}
