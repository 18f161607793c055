/** Pending attempts of the last ten minutes refuse another, in milliseconds (FUN-351, decision 35): after them no bank is waited for. */
export const repeatRule = 10 * 60_000;
