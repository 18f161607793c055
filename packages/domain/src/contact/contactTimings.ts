// On their own, so that who only waits does not carry the rules of the contact step along.

/** Milliseconds after the page loads until the e-mail is checked again (FUN-166). */
export const emailRecheckDelay = 1000;
/** Milliseconds between leaving the e-mail and checking it (FUN-352). */
export const blurDelay = 300;
/** Milliseconds without a key after which somebody in a field is no longer typing. */
export const typingPause = 1500;
/** Milliseconds in which a browser may still fill the fields in again (FUN-353). */
export const refillGuard = 450;
