/**
 * Deduplicates requests in flight: a caller with the same argument gets the pending promise. Replies are not cached, unlike in SWR, whose own
 * deduplication gives a second caller no promise to wait for.
 */
export function sharedWhilePending<Asked, Reply>(
  ask: (asked: Asked) => Promise<Reply>,
): (asked: Asked) => Promise<Reply> {
  const pending = new Map<Asked, Promise<Reply>>();
  return (asked) => {
    const reply = pending.get(asked) ?? ask(asked).finally(() => pending.delete(asked));
    pending.set(asked, reply);
    return reply;
  };
}
