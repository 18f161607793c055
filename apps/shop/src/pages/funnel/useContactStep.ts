import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { savedContactOf } from "@petbox/domain/contact/contactAnswer";
import {
  type ContactEvent,
  type ContactState,
  initialContactState,
  nextContactState,
} from "@petbox/domain/contact/contactStep";
import { blurDelay, refillGuard, typingPause } from "@petbox/domain/contact/contactTimings";
import type { Answers } from "@petbox/domain/funnel/answers";
import { useEffect, useReducer, useRef } from "react";
import { useServices, useSession } from "../../app/services.ts";

/** The state of the contact step and its events. */
interface ContactStep {
  readonly contact: ContactState;
  dispatch(event: ContactEvent): void;
  /** @param filledIn whether the browser filled the field, which then has no focus. */
  changeEmail(text: string, filledIn: boolean): void;
  /** The e-mail lost the focus, which ends its debounce soon. */
  leaveEmail(): void;
  /** The visitor accepts a suggested e-mail, which needs no debounce. */
  takeEmail(text: string): void;
  /** The telephone got the focus: the user may be typing in it. */
  enterPhone(): void;
  /** @param filledIn whether the browser filled the field, which then has no focus. */
  changePhone(text: string, filledIn: boolean): void;
  /** The telephone lost the focus. */
  leavePhone(): void;
}

/** Holds the state of the contact step, and debounces its fields. */
export function useContactStep({ contact: saved }: Answers): ContactStep {
  const { timings } = useServices();
  const { visitor } = useSession();
  const [contact, dispatch] = useReducer(nextContactState, undefined, () =>
    initialContactState(savedContactOf(saved, isInAccount(visitor))),
  );
  const emailTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const phoneTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function settleAfter(delay: number): void {
    clearTimeout(emailTimer.current);
    emailTimer.current = setTimeout(() => dispatch({ type: "email-settled" }), delay);
  }

  function idlePhoneAfter(delay: number): void {
    clearTimeout(phoneTimer.current);
    phoneTimer.current = setTimeout(() => dispatch({ type: "phone-idle" }), delay);
  }

  function activatePhone(): void {
    dispatch({ type: "phone-active" });
    idlePhoneAfter(typingPause);
  }

  useEffect(() => () => clearTimeout(phoneTimer.current), []);

  // An e-mail that was present on load is checked again after a delay (FUN-166).
  useEffect(() => {
    emailTimer.current = setTimeout(() => dispatch({ type: "email-settled" }), timings.emailRecheck);
    return () => clearTimeout(emailTimer.current);
  }, [timings.emailRecheck]);

  return {
    contact,
    dispatch,
    changeEmail(text, filledIn) {
      dispatch({ type: "email-typed", text });
      if (filledIn) settleAfter(refillGuard);
      else clearTimeout(emailTimer.current);
    },
    leaveEmail: () => settleAfter(blurDelay),
    takeEmail(text) {
      clearTimeout(emailTimer.current);
      dispatch({ type: "email-typed", text });
      dispatch({ type: "email-settled" });
    },
    enterPhone: activatePhone,
    changePhone(text, filledIn) {
      dispatch({ type: "phone-typed", text });
      if (!filledIn) activatePhone();
    },
    leavePhone: () => idlePhoneAfter(blurDelay),
  };
}
