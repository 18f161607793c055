// A separate module, so that importing the timings does not load the contact step's rules.

/** Delay between page load and re-checking a saved e-mail, in milliseconds (FUN-166). */
export const emailRecheckDelay = 1000;
/** Delay between leaving the e-mail field and checking it, in milliseconds (FUN-352). */
export const blurDelay = 300;
/** A field counts as no longer being typed in after this many milliseconds without a key press. */
export const typingPause = 1500;
/** How long browser autofill may still refill the fields, in milliseconds (FUN-353). */
export const refillGuard = 450;
