/** Presses within this debounce delay, in milliseconds, update the screen immediately and are sent as one. */
export const cartDebounce = 300;
