/** Presses within this rest, in milliseconds, are counted on the screen at once and sent as one. */
export const cartRest = 300;
