/** The current time, in epoch milliseconds. Rules never take a clock, only its value. */
export type Clock = () => number;
