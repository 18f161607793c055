import {
  parseWelcomePlace,
  type QuestionnaireVariant,
  type WelcomePlace,
  welcomeSteps,
} from "@petbox/domain/welcome/welcomeSteps";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHistoryState } from "../../app/historyState.ts";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";
import type { NavigateAfter } from "../../forms/useSubmit.ts";

/** Note with the subscription whose welcome was read to the end, which survives a reload. */
const readNote = "petbox-welcome-read";

interface WelcomePlaceOptions {
  /** The code of the paid subscription. */
  readonly subscription: string;
  readonly variant: QuestionnaireVariant;
  /** Whether the questions were answered before this visit; undefined until the data has loaded. */
  readonly hasAnswered: boolean | undefined;
}

/**
 * The current step of the welcome. Each step is a history entry: Back returns to the previous step, and a reload stays.
 * @returns the step, a function that opens another, at once or after a save, and one that marks the welcome as read before another page
 * opens.
 */
export function useWelcomePlace({ subscription, variant, hasAnswered }: WelcomePlaceOptions) {
  const { pathname } = useLocation();
  const { welcome } = useHistoryState();
  const navigate = useNavigate();
  // Answers of this visit do not change the first step.
  const [hadAnswered, setHadAnswered] = useState(hasAnswered);
  if (hadAnswered === undefined && hasAnswered !== undefined) setHadAnswered(hasAnswered);
  // Back from the coupon page shows the welcome as read.
  const [wasRead, setWasRead] = useState(() => readFromTab(readNote) === subscription);
  const kept = parseWelcomePlace(variant, welcome) ?? (hadAnswered ? "read" : 0);
  const isAtSlides = kept === welcomeSteps[variant].length - 1;
  return {
    place: wasRead && isAtSlides ? ("read" as const) : kept,
    async go(next: WelcomePlace, navigateTo: NavigateAfter = async (...to) => navigate(...to)) {
      storeInTab(readNote, undefined);
      setWasRead(false);
      await navigateTo(pathname, { state: { welcome: next } });
    },
    noteRead: () => storeInTab(readNote, subscription),
  };
}
