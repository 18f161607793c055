import type { Star } from "@petbox/domain/rating/boxRating";

/**
 * What became of stars that did not fail. "unclear" is a reply that is not the server's, such as a captive portal's login page; it must
 * not keep the customer from going on (SUB-313).
 */
export type StarFate = "kept" | "unclear";

/** Sends stars in order, and tracks the unsaved ones (decision 53). */
export interface StarsInOrder {
  /** Sends these stars, after earlier ones of the same question. @returns their fate. @throws what `send` throws. */
  give(star: Star): Promise<StarFate>;
  /** Sends the unsaved stars once more after all replies. @throws what `send` throws. */
  sendMissing(): Promise<void>;
}

/** @param send sends stars once. */
export function starsInOrder(send: (star: Star) => Promise<StarFate>): StarsInOrder {
  /** The last stars of each question. They replace earlier ones, so an earlier failure does not matter. */
  const last = new Map<string, { readonly star: Star; readonly fate: Promise<StarFate> }>();

  function give(star: Star): Promise<StarFate> {
    const question = star.of === "box" ? "box" : `item ${star.item}`;
    const earlier = last.get(question)?.fate ?? Promise.resolve();
    const fate = earlier.catch(() => undefined).then(() => send(star));
    last.set(question, { star, fate });
    return fate;
  }

  return {
    give,
    async sendMissing() {
      await Promise.allSettled(fates());
      for (const { star, fate } of [...last.values()]) {
        const isKept = (await fate.catch(() => undefined)) === "kept";
        // A failure is thrown below.
        if (!isKept) give(star).catch(() => undefined);
      }
      await Promise.all(fates());
    },
  };

  function fates(): Promise<StarFate>[] {
    return [...last.values()].map(({ fate }) => fate);
  }
}
