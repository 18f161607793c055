import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Failure } from "../failure/failure.ts";
import {
  type ContactEvent,
  type ContactState,
  canContinue,
  type Existence,
  effectOf,
  initialContactState,
  nextContactState,
} from "./contactStep.ts";
import { eventAfterFailure } from "./contactSubmission.ts";
import { blurDelay, emailRecheckDelay, refillGuard } from "./contactTimings.ts";
import { type Email, parseEmail } from "./email.ts";
import type { Phone } from "./phone.ts";

const phone: Phone = { areaCode: "11", number: "912345678" };
const ana = emailOf("ana@gmail.com");
const none = { kind: "none" };

function emailOf(text: string): Email {
  const email = parseEmail(text);
  if (!email.ok) throw new Error(`${text} should be well-formed`);
  return email.value;
}

function after(state: ContactState, ...events: readonly ContactEvent[]): ContactState {
  return events.reduce(nextContactState, state);
}

const typed = (text: string): ContactEvent => ({ type: "email-typed", text });
const phoneTyped = (text: string): ContactEvent => ({ type: "phone-typed", text });
const privacy = (checked: boolean): ContactEvent => ({ type: "privacy-changed", checked });
const settled: ContactEvent = { type: "email-settled" };
const pressed: ContactEvent = { type: "continue-pressed" };
const failed: ContactEvent = { type: "submission-failed", isUnjudged: false };
const checked = (existence: Existence, email = ana): ContactEvent => ({
  type: "email-checked",
  email,
  existence,
});
const nobody = checked({ kind: "new" });
const lead = checked({ kind: "lead", phone });
const account = checked({ kind: "account" });

const start = initialContactState();
const checking = after(start, typed("ana@gmail.com"), settled);
const taken: ContactEvent = { type: "phone-active" };
const idle: ContactEvent = { type: "phone-idle" };
const openLogin = { kind: "open-login", email: ana };
const createUser = { kind: "create-user", email: ana, phone, privacy: true, newsletter: true };

describe("the contact step on opening", () => {
  it("FUN-075 FUN-076 has both boxes ticked", () => {
    expect([start.privacy, start.newsletter]).toEqual([true, true]);
  });

  it("shows no errors for untouched fields", () => {
    const loaded = after(start, settled);
    expect([loaded.email, loaded.phoneError, effectOf(loaded)]).toEqual([{ kind: "empty" }, undefined, none]);
  });

  it("checks a saved e-mail again once the page has settled", () => {
    const saved = initialContactState({ email: "ana@gmail.com", phone, newsletter: false });
    expect([saved.email.kind, saved.phoneText, saved.newsletter]).toEqual(["waiting", "(11) 91234-5678", false]);
    expect(effectOf(after(saved, settled))).toEqual({ kind: "check-email", email: ana });
  });
});

it("has its delays in milliseconds", () => {
  expect([emailRecheckDelay, blurDelay, refillGuard]).toEqual([1000, 300, 450]);
});

describe("the e-mail", () => {
  it("FUN-155 waits while it is typed, and is empty again when it is cleared", () => {
    expect(after(start, typed("ana@g")).email).toEqual({ kind: "waiting" });
    expect(after(start, typed("ana@g"), typed(" ")).email).toEqual({ kind: "empty" });
  });

  it("FUN-156 is invalid when malformed, without a request", () => {
    const state = after(start, typed("ana@gmail"), settled);
    expect([state.email, effectOf(state)]).toEqual([{ kind: "invalid", code: "email-invalid" }, none]);
  });

  it("FUN-157 is checked when well-formed", () => {
    expect(effectOf(checking)).toEqual({ kind: "check-email", email: ana });
  });

  it("is not checked again when the browser fills in the same text", () => {
    const ready = after(checking, nobody);
    expect(after(ready, typed("ana@gmail.com"), settled)).toEqual(ready);
  });

  it("ignores a reply for an e-mail that has changed since", () => {
    const changed = after(checking, typed("bia@gmail.com"), settled);
    expect(after(changed, account)).toEqual(changed);
    expect(after(checking, typed("bia@gmail.com"), nobody).email.kind).toBe("waiting");
  });

  it("returns to waiting when the check fails, and can be checked again", () => {
    const state = after(checking, { type: "email-check-failed", email: ana });
    expect([state.email.kind, effectOf(state)]).toEqual(["waiting", none]);
    expect(effectOf(after(state, pressed))).toEqual({ kind: "check-email", email: ana });
  });

  it("FUN-163 is invalid at a domain that is not accepted, whatever the server replies", () => {
    const email = emailOf("ana@empresa.com.br");
    const asked = after(start, typed("ana@empresa.com.br"), settled);
    expect(effectOf(asked)).toEqual({ kind: "check-email", email });
    for (const existence of [{ kind: "new" }, { kind: "lead", phone }, { kind: "account" }] as const) {
      const state = after(asked, checked(existence, email));
      expect([state.email, effectOf(state)]).toEqual([{ kind: "invalid", code: "email-invalid" }, none]);
      expect(effectOf(after(state, pressed))).toEqual(none);
    }
  });
});

describe("a lead", () => {
  it("FUN-158 gets the phone prefilled and is logged in on continue", () => {
    const state = after(checking, lead);
    expect([state.phoneText, canContinue(state)]).toEqual(["(11) 91234-5678", true]);
    expect(effectOf(after(state, pressed))).toEqual({ kind: "login-lead", email: ana, phone, newsletter: true });
  });

  it("changes the consent to news that was saved earlier", () => {
    const saved = after(initialContactState({ email: "ana@gmail.com", newsletter: true }), settled, lead);
    const optedOut = after(saved, { type: "newsletter-changed", checked: false }, pressed);
    expect(effectOf(optedOut)).toMatchObject({ kind: "login-lead", newsletter: false });
  });

  it("keeps the phone that the visitor has just typed", () => {
    expect(after(start, typed("ana@gmail.com"), phoneTyped("(21) 3333-4444"), settled, lead).phoneText).toBe(
      "(21) 3333-4444",
    );
  });

  it("loses the prefilled phone when the e-mail changes, unless the visitor has edited it", () => {
    const prefilled = after(checking, lead);
    expect(after(prefilled, typed("bia@gmail.com")).phoneText).toBe("");
    expect(after(prefilled, phoneTyped("(11) 91234-0000"), typed("bia@gmail.com")).phoneText).toBe("(11) 91234-0000");
  });

  it("keeps the phone marked as prefilled when the browser fills in the same one", () => {
    const prefilled = after(checking, lead);
    expect(after(prefilled, phoneTyped("(11) 91234-5678"))).toEqual(prefilled);
  });

  it("can press continue again after a failed login", () => {
    const state = after(checking, lead, pressed, failed);
    expect([state.email.kind, canContinue(state), effectOf(state)]).toEqual(["lead", true, none]);
  });
});

describe("a full account", () => {
  it("FUN-159 opens the login and blocks continue", () => {
    const state = after(checking, account);
    expect([effectOf(state), canContinue(state)]).toEqual([{ kind: "open-login", email: ana }, false]);
    expect(after(state, pressed)).toEqual(state);
  });

  it("FUN-159 does not open the login while the phone is being typed, but right afterwards", () => {
    const typing = after(checking, taken, phoneTyped("(11) 91"), account, taken, phoneTyped("(11) 912"));
    expect([typing.email.kind, effectOf(typing), canContinue(typing)]).toEqual(["account", none, false]);
    expect(effectOf(after(typing, idle))).toEqual(openLogin);
    expect(effectOf(after(typing, pressed))).toEqual(openLogin);
    expect(effectOf(after(checking, taken, phoneTyped("(11) 91"), idle, account))).toEqual(openLogin);
  });

  it("opens the login again when continue is pressed, not when the phone loses the focus", () => {
    const closed = after(checking, account, { type: "login-closed" });
    expect(effectOf(after(closed, taken, idle))).toEqual(none);
    expect(effectOf(after(closed, pressed))).toEqual(openLogin);
  });

  it("never opens the login while the phone is active, unless requested", () => {
    const event = fc.constantFrom<ContactEvent>(
      typed("ana@gmail.com"),
      settled,
      account,
      nobody,
      phoneTyped("(11) 9"),
      privacy(false),
      { type: "login-closed" },
      { type: "email-check-failed", email: ana },
      taken,
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(start, taken, ...events);
        expect(effectOf(state).kind).not.toBe("open-login");
        if (state.email.kind === "account" && state.email.login === "due") {
          expect(effectOf(after(state, idle))).toEqual(openLogin);
        }
      }),
      { seed: 7 },
    );
  });

  it("stays blocked after the login is closed, and opens it again on request", () => {
    const closed = after(checking, account, { type: "login-closed" });
    expect([effectOf(closed), canContinue(closed)]).toEqual([none, false]);
    expect(effectOf(after(closed, { type: "login-requested" }))).toEqual({ kind: "open-login", email: ana });
  });

  it("opens the login on the next press if its code could not be loaded", () => {
    const opened = after(checking, account);
    const closed = after(opened, eventAfterFailure(effectOf(opened), { kind: "offline" }));
    expect(effectOf(closed)).toEqual(none);
    expect(effectOf(after(closed, pressed))).toEqual(openLogin);
  });

  it("is dropped when another e-mail is typed", () => {
    expect(canContinue(after(checking, account, typed("bia@gmail.com")))).toBe(true);
  });
});

describe("a logged-in account", () => {
  const loggedIn = after(initialContactState({ email: "ana@gmail.com", account: "Ana@gmail.com" }), settled);
  const own = after(loggedIn, account);

  it("needs no password, and continues without saving anything", () => {
    expect([effectOf(own), canContinue(own)]).toEqual([none, true]);
    expect(effectOf(after(own, pressed))).toEqual({ kind: "go-on" });
    expect(effectOf(after(loggedIn, pressed, account))).toEqual({ kind: "go-on" });
  });

  it("needs no check, from the start and when it is typed again", () => {
    const opened = initialContactState({ email: "ana@gmail.com", account: "ana@gmail.com" });
    expect([opened.email.kind, effectOf(opened)]).toEqual(["own", none]);
    const again = after(opened, typed("bia@gmail.com"), typed(" Ana@Gmail.com "));
    expect(again.email.kind).toBe("waiting");
    expect([after(again, settled).email.kind, effectOf(after(again, settled))]).toEqual(["own", none]);
    expect(effectOf(after(again, pressed))).toEqual({ kind: "go-on" });
    expect(effectOf(after(again, privacy(false), pressed, settled))).toEqual(none);
  });

  it.each(["joao@padariasilva.com.br", "joao@padaria.io"])(
    "continues with an address that would be refused to anybody else: %s",
    (address) => {
      const own = after(initialContactState({ email: address, account: address }), settled);
      expect([own.email.kind, effectOf(after(own, pressed))]).toEqual(["own", { kind: "go-on" }]);
      const other = after(own, typed(`maria.${address}`), settled);
      const email = parseEmail(`maria.${address}`);
      const judged = email.ok ? after(other, checked({ kind: "account" }, email.value)) : other;
      expect(judged.email).toEqual({ kind: "invalid", code: "email-invalid" });
      expect(effectOf(after(judged, typed(address), pressed))).toEqual({ kind: "go-on" });
    },
  );

  it("can press continue again if the next step could not be opened", () => {
    const stayed = after(own, pressed, failed);
    expect([stayed.email, canContinue(stayed)]).toEqual([{ kind: "own", leaving: false }, true]);
  });

  it("does not apply to another e-mail typed afterwards", () => {
    const other = emailOf("bia@gmail.com");
    const state = after(own, typed("bia@gmail.com"), settled, checked({ kind: "account" }, other));
    expect([effectOf(state), canContinue(state)]).toEqual([{ kind: "open-login", email: other }, false]);
  });
});

describe("continue", () => {
  const ready = after(checking, nobody, phoneTyped("(11) 91234-5678"));

  it("FUN-160 creates a user from an unknown e-mail, with the current consents", () => {
    expect(effectOf(after(ready, pressed))).toEqual(createUser);
    const withoutNews = after(ready, { type: "newsletter-changed", checked: false }, pressed);
    expect(effectOf(withoutNews)).toEqual({ ...createUser, newsletter: false });
  });

  it("FUN-165 is disabled while the privacy box is not ticked", () => {
    const unticked = after(ready, privacy(false));
    expect([canContinue(unticked), after(unticked, pressed)]).toEqual([false, unticked]);
    expect(canContinue(after(unticked, privacy(true)))).toBe(true);
  });

  it("FUN-225 shows an error for a missing or short phone, until it is typed again", () => {
    const state = after(checking, nobody, phoneTyped("(11) 9"), pressed);
    expect([state.phoneError, effectOf(state)]).toEqual(["phone-length", none]);
    expect(after(state, phoneTyped("(11) 91")).phoneError).toBeUndefined();
  });

  it("FUN-218 FUN-225 shows an error for both fields when both are empty", () => {
    const state = after(start, pressed);
    expect([state.email, state.phoneError]).toEqual([{ kind: "invalid", code: "email-invalid" }, "phone-invalid"]);
  });

  it("FUN-164 is deferred during the check and runs after it", () => {
    const state = after(checking, phoneTyped("(11) 91234-5678"), pressed);
    expect(effectOf(state)).toEqual({ kind: "check-email", email: ana });
    expect(effectOf(after(state, nobody))).toEqual(createUser);
    expect(effectOf(after(checking, pressed, lead))).toEqual({
      kind: "login-lead",
      email: ana,
      phone,
      newsletter: true,
    });
    expect(effectOf(after(checking, pressed, account))).toEqual({ kind: "open-login", email: ana });
  });

  it("FUN-164 starts the check if it has not started", () => {
    const state = after(start, typed("ana@gmail.com"), phoneTyped("(11) 91234-5678"), pressed);
    expect(effectOf(state)).toEqual({ kind: "check-email", email: ana });
    expect(effectOf(after(state, nobody))).toEqual(createUser);
  });

  it("is cancelled when the privacy box is unticked or the e-mail changes during the check", () => {
    const state = after(checking, phoneTyped("(11) 91234-5678"), pressed);
    expect(effectOf(after(state, privacy(false), nobody))).toEqual(none);
    const changed = after(state, typed("bia@gmail.com"), settled);
    expect(effectOf(after(changed, checked({ kind: "new" }, emailOf("bia@gmail.com"))))).toEqual(none);
  });

  it("submits once: while pending, presses and edits are ignored", () => {
    const state = after(ready, pressed);
    expect(canContinue(state)).toBe(false);
    expect(after(state, pressed, typed("x"), phoneTyped("1"), privacy(false))).toEqual(state);
  });

  it("FUN-167 FUN-168 marks the e-mail invalid when the creation fails, and can be pressed again", () => {
    const state = after(ready, pressed, failed);
    expect([state.email, canContinue(state)]).toEqual([{ kind: "invalid", code: "email-invalid" }, true]);
    expect([state.emailText, state.phoneText]).toEqual(["ana@gmail.com", "(11) 91234-5678"]);
    expect(effectOf(after(state, pressed, nobody))).toEqual(createUser);
  });

  it.each<[Failure, boolean]>([
    [{ kind: "offline" }, true],
    [{ kind: "timeout" }, true],
    [{ kind: "session-expired" }, true],
    [{ kind: "too-many" }, true],
    [{ kind: "unavailable", isUnsent: true }, true],
    [{ kind: "unavailable" }, false],
    [{ kind: "refused" }, false],
    [{ kind: "contract", detail: "" }, false],
  ])("FUN-167 knows which failures of a creation say nothing about the e-mail: %o", (failure, isUnjudged) => {
    const event = eventAfterFailure(effectOf(after(ready, pressed)), failure);
    expect(event).toEqual({ type: "submission-failed", isUnjudged });
  });

  it("checks the e-mail again after a lost reply, and continues if the server did create the lead", () => {
    const state = after(ready, pressed, { type: "submission-failed", isUnjudged: true });
    expect([state.email, canContinue(state)]).toEqual([{ kind: "waiting" }, true]);
    expect(effectOf(after(state, pressed))).toEqual({ kind: "check-email", email: ana });
    expect(effectOf(after(state, pressed, lead))).toEqual({ kind: "login-lead", email: ana, phone, newsletter: true });
  });

  it("ignores a failure without a pending submission", () => {
    expect(after(ready, failed)).toEqual(ready);
  });
});
