/** How long a successful payment is shown before the waiting page opens, in milliseconds (FUN-047). */
export const redirectDelay = 1500;
