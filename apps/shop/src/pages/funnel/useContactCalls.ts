import { failureOf } from "@petbox/api-client/client/apiError";
import { checkEmail, createUser, type LoggedIn, logInLead } from "@petbox/api-client/session/api";
import { logInIfCreated } from "@petbox/api-client/session/logInIfCreated";
import { contactAnswerOf } from "@petbox/domain/contact/contactAnswer";
import { type ContactEvent, type ContactState, effectOf } from "@petbox/domain/contact/contactStep";
import { eventAfterFailure } from "@petbox/domain/contact/contactSubmission";
import type { Failure } from "@petbox/domain/failure/failure";
import { isAnotherPerson } from "@petbox/domain/funnel/answers";
import { stepUrl } from "@petbox/domain/funnel/flows";
import { speciesQuery } from "@petbox/domain/pet/species";
import { checkoutPaths, funnelPaths, sessionPaths } from "@petbox/domain/site/paths";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import type { Session } from "../../session/session.ts";
import type { CheckoutLoginProps } from "../session/CheckoutLogin.tsx";
import { forgetOtherPerson } from "../session/forgetOtherPerson.ts";
import { rememberLogin } from "../session/rememberLogin.ts";

/** The results of the requests. */
interface ContactCalls {
  /** The failure of the last request. */
  readonly failure: Failure | undefined;
  /** The texts of the form when it failed. */
  readonly failedWith: Pick<ContactState, "emailText" | "phoneText">;
  /** The login component, while the login is open and its code has loaded. */
  readonly Login: ComponentType<CheckoutLoginProps> | undefined;
}

interface Destination {
  readonly to: string;
  readonly replace?: boolean;
}

/** The next step of a known contact: the tracks, or the checkout for pads and food. */
export function afterLogin(session: Pick<Session, "get">): string {
  return session.get().purchase === null ? sessionPaths.trackAfterLogin : checkoutPaths.checkout;
}

/** Runs each effect of the contact step once. */
export function useContactCalls(contact: ContactState, dispatch: (event: ContactEvent) => void): ContactCalls {
  const { client, session, drafts, analytics } = useServices();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();
  const [failedWith, setFailedWith] = useState(contact);
  const [Login, setLogin] = useState<ComponentType<CheckoutLoginProps>>();
  const effect = effectOf(contact);
  const { kind } = effect;
  const email = "email" in effect ? effect.email : undefined;

  async function create(email: string): Promise<Destination> {
    const answer = contactAnswerOf(contact, email);
    const { genero, customerCode } = await createUser(client, answer);
    // The code of a previously logged-in customer must not remain if the server sends none.
    const isCodeKnown = customerCode !== null || isAnotherPerson(session.get().answers, answer);
    const visitor = { authorized: true, name: null, subscriptions: 0, reach: "checkout" } as const;
    session.change({ visitor, ...(isCodeKnown && { customerCode }) });
    forgetOtherPerson({ session, drafts }, answer);
    analytics.track({ event: "sign_up", method: "contact" });
    const { species } = session.answer({ contact: answer });
    if (session.get().purchase !== null) return { to: checkoutPaths.checkout, replace: true };
    return { to: stepUrl("track", genero ?? (species && speciesQuery(species))), replace: true };
  }

  function loggedIn(lead: LoggedIn): Destination {
    rememberLogin({ session, drafts }, lead);
    analytics.track({ event: "login", method: "contact" });
    return { to: afterLogin(session) };
  }

  /** @returns the next page, if the effect opens one. */
  async function runEffect(): Promise<Destination | undefined> {
    switch (effect.kind) {
      case "check-email":
        dispatch({
          type: "email-checked",
          email: effect.email,
          existence: await checkEmail(client, effect.email),
        });
        return undefined;
      case "create-user":
        try {
          return await create(effect.email);
        } catch (thrown) {
          const lead = await logInIfCreated(client, thrown, effect);
          if (lead === undefined) throw thrown;
          return loggedIn(lead);
        }
      case "login-lead":
        return loggedIn(await logInLead(client, effect.email, effect));
      case "open-login": {
        const { CheckoutLogin } = await import("../session/CheckoutLogin.tsx");
        setLogin(() => CheckoutLogin);
        return undefined;
      }
      case "go-on":
        return { to: afterLogin(session) };
      case "none":
        return undefined;
    }
  }

  function failed(thrown: unknown): void {
    const failure = failureOf(thrown);
    setFailure(failure);
    setFailedWith(contact);
    dispatch(eventAfterFailure(effect, failure));
  }

  const start = useEffectEvent(async (run: { isCurrent: boolean }) => {
    setFailure(undefined);
    try {
      const destination = await runEffect();
      if (destination) drafts.forget(funnelPaths.contact);
      if (!destination || !run.isCurrent) return;
      await navigate(destination.to, { replace: destination.replace ?? false });
    } catch (thrown) {
      if (run.isCurrent) failed(thrown);
    }
  });

  // The same effect for the same e-mail runs once, regardless of renders.
  useEffect(() => {
    const run = { kind, email, isCurrent: true };
    if (kind !== "none") void start(run);
    return () => {
      run.isCurrent = false;
    };
  }, [kind, email]);

  return { failure, failedWith, Login: kind === "open-login" ? Login : undefined };
}
