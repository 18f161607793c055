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

/** The contact step as its page sees it. */
export interface ContactStep {
  readonly contact: ContactState;
  tell(event: ContactEvent): void;
  /** @param filledIn whether the browser filled the field, which then has no focus to lose. */
  changeEmail(text: string, filledIn: boolean): void;
  /** The e-mail lost the focus: its typing comes to rest. */
  leaveEmail(): void;
  /** The visitor takes an address that was offered: there is nothing to wait for. */
  takeEmail(text: string): void;
  /** The telephone got the focus: the user may be typing in it. */
  enterPhone(): void;
  /** @param filledIn whether the browser filled the field, which then has no focus. */
  changePhone(text: string, filledIn: boolean): void;
  /** The telephone lost the focus. */
  leavePhone(): void;
}

/** The state of the contact step, and when the typing of its e-mail has come to rest. */
export function useContactStep({ contact: saved }: Answers): ContactStep {
  const { timings } = useServices();
  const { visitor } = useSession();
  const [contact, tell] = useReducer(nextContactState, undefined, () =>
    initialContactState(savedContactOf(saved, visitor.authorized)),
  );
  const emailTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const phoneTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function settleAfter(delay: number): void {
    clearTimeout(emailTimer.current);
    emailTimer.current = setTimeout(() => tell({ type: "email-settled" }), delay);
  }

  function idlePhoneAfter(delay: number): void {
    clearTimeout(phoneTimer.current);
    phoneTimer.current = setTimeout(() => tell({ type: "phone-idle" }), delay);
  }

  function activatePhone(): void {
    tell({ type: "phone-active" });
    idlePhoneAfter(typingPause);
  }

  useEffect(() => () => clearTimeout(phoneTimer.current), []);

  // What was there when the page came is checked again a moment later (FUN-166).
  useEffect(() => {
    emailTimer.current = setTimeout(() => tell({ type: "email-settled" }), timings.emailRecheck);
    return () => clearTimeout(emailTimer.current);
  }, [timings.emailRecheck]);

  return {
    contact,
    tell,
    changeEmail(text, filledIn) {
      tell({ type: "email-typed", text });
      if (filledIn) settleAfter(refillGuard);
      else clearTimeout(emailTimer.current);
    },
    leaveEmail: () => settleAfter(blurDelay),
    takeEmail(text) {
      clearTimeout(emailTimer.current);
      tell({ type: "email-typed", text });
      tell({ type: "email-settled" });
    },
    enterPhone: activatePhone,
    changePhone(text, filledIn) {
      tell({ type: "phone-typed", text });
      if (!filledIn) activatePhone();
    },
    leavePhone: () => idlePhoneAfter(blurDelay),
  };
}
