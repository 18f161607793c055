/**
 * The inputs whose text exists in the form's memory alone, for whoever looks at a page's inputs from outside: a draft must
 * not hold it. The components mark theirs after all the props that they are given, so that none takes the mark away; an
 * input without a component of ours is known by what it asks the browser to fill in.
 */
export const secretInputs =
  '[data-secret],input:is([autocomplete~="cc-number"],[autocomplete~="cc-csc"],[autocomplete~="current-password"],[autocomplete~="new-password"],[autocomplete~="one-time-code"])';
