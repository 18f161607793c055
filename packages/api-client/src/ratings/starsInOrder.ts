import type { Star } from "@petbox/domain/rating/boxRating";

/**
 * The result of sending stars. "unclear" is a reply that is not the server's, such as a captive portal's login page; it must
 * not keep the customer from going on (SUB-313).
 */
export type StarFate = "kept" | "unclear" | "failed";

/** Sends stars in order, and tracks the unsaved ones (decision 53). */
export interface StarsInOrder {
  /** Sends these stars, after earlier ones of the same question. @returns their fate. */
  give(star: Star): Promise<StarFate>;
  /** Sends the unsaved stars once more after all replies. @returns whether all succeeded. */
  sendMissing(): Promise<boolean>;
}

/** @param send sends stars once, and does not reject. */
export function starsInOrder(send: (star: Star) => Promise<StarFate>): StarsInOrder {
  /** The last stars of each question. They replace earlier ones, so an earlier failure does not matter. */
  const last = new Map<string, { readonly star: Star; readonly fate: Promise<StarFate> }>();

  function give(star: Star): Promise<StarFate> {
    const question = star.of === "box" ? "box" : `item ${star.item}`;
    const earlier = last.get(question)?.fate ?? Promise.resolve();
    const fate = earlier.then(() => send(star));
    last.set(question, { star, fate });
    return fate;
  }

  return {
    give,
    async sendMissing() {
      await fates();
      for (const { star, fate } of [...last.values()]) if ((await fate) !== "kept") void give(star);
      return !(await fates()).includes("failed");
    },
  };

  function fates(): Promise<StarFate[]> {
    return Promise.all([...last.values()].map(({ fate }) => fate));
  }
}
