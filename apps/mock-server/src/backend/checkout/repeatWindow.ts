/**
 * How long an attempt to pay blocks another, in milliseconds (FUN-351, decision 35). After it, an attempt without the
 * bank's answer counts as unanswered.
 */
export const repeatWindow = 10 * 60_000;
