/** Nothing is written; the message says why and what to do. */
export class CannotWrite extends Error {}
