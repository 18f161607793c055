/**
 * Selects the inputs whose text must stay in the form, for code that reads a page's inputs from outside: a draft must
 * not store it. Components set the marker after spreading their props, so that no prop can remove it; plain inputs are
 * recognised by their `autocomplete`.
 */
export const secretInputs =
  '[data-secret],input:is([autocomplete~="cc-number"],[autocomplete~="cc-csc"],[autocomplete~="current-password"],[autocomplete~="new-password"],[autocomplete~="one-time-code"])';
