/**
 * An attempt of the last ten minutes, in milliseconds, refuses another (FUN-351, decision 35). Later the bank counts
 * as silent.
 */
export const repeatWindow = 10 * 60_000;
