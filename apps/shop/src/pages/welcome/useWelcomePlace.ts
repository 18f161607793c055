import {
  initialWelcomePlace,
  parseWelcomePlace,
  type QuestionnaireVariant,
  type WelcomePlace,
  welcomeSteps,
} from "@petbox/domain/welcome/welcomeSteps";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { keepInTab, readFromTab } from "../checkout/tabStorage.ts";

/** The subscription whose welcome was read to its end, over a reload of the tab. */
const readNote = "petbox-welcome-read";

interface WelcomePlaceAsked {
  /** Whose welcome it is. */
  readonly subscription: string;
  readonly variant: QuestionnaireVariant;
  /** Whether the questions were answered before this visit; undefined as long as that is not known. */
  readonly hasAnswered: boolean | undefined;
}

/**
 * Which step of the welcome is shown. Each is an entry of the history: Back goes a step back, and a reload stays.
 * @returns the step, how to go to another, and how to note that all was read where another page is opened from here.
 */
export function useWelcomePlace({ subscription, variant, hasAnswered }: WelcomePlaceAsked) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // What is answered on this visit does not change where it began.
  const [hadAnswered, setHadAnswered] = useState(hasAnswered);
  if (hadAnswered === undefined && hasAnswered !== undefined) setHadAnswered(hasAnswered);
  // Back from the coupon leads to the page as it is once it was read.
  const [wasRead, setWasRead] = useState(() => readFromTab(readNote) === subscription);
  const kept = parseWelcomePlace(variant, Object(state).welcome) ?? initialWelcomePlace(hadAnswered ?? false);
  const isAtSlides = kept === welcomeSteps[variant].length - 1;
  return {
    place: wasRead && isAtSlides ? ("read" as const) : kept,
    async go(next: WelcomePlace) {
      keepInTab(readNote, undefined);
      setWasRead(false);
      await navigate(pathname, { state: { welcome: next } });
    },
    noteRead: () => keepInTab(readNote, subscription),
  };
}
