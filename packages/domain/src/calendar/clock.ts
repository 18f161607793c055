/** Tells the time, in milliseconds since 1970-01-01T00:00Z. Rules never hold one: they are given its answer. */
export type Clock = () => number;
