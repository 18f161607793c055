/** How long a page that was just shown ignores a press where the one that led to it was, in milliseconds. */
const unseenTime = 350;

/** The distance between two taps of one finger, in CSS pixels. */
const fingerReach = 40;

/** Where and when a press began, as its pointer event says. */
export interface PressStart {
  readonly clientX: number;
  readonly clientY: number;
  /** Milliseconds, on the clock of the time that `show` is given. */
  readonly timeStamp: number;
}

/** Tells the presses that were meant for a page from those that were meant for the page before it. */
export interface PressGuard {
  begin(press: PressStart): void;
  /** A key or typed text: the customer sees the page, and no press leads to the next one. */
  type(): void;
  /** Another page is shown. */
  show(now: number): void;
  /** Whether the press that ends now was meant for the page before. A press without a beginning is not refused. */
  refuses(): boolean;
}

export function createPressGuard(): PressGuard {
  let begun: PressStart | undefined;
  let last: PressStart | undefined;
  let leading: PressStart | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    begin(press) {
      begun = press;
      last = press;
    },
    type() {
      begun = undefined;
      last = undefined;
      leading = undefined;
    },
    show(now) {
      shownAt = now;
      leading = last;
    },
    refuses() {
      if (begun === undefined) return false;
      const { clientX, clientY, timeStamp } = begun;
      begun = undefined;
      if (timeStamp < shownAt) return true;
      if (leading === undefined || timeStamp - shownAt >= unseenTime) return false;
      return Math.hypot(clientX - leading.clientX, clientY - leading.clientY) <= fingerReach;
    },
  };
}
