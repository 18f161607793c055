/**
 * A question that is asked once at a time: whoever asks the same while it is under way waits for the same reply. Nothing
 * is kept of it afterwards; for that there is SWR, which in turn lets nobody wait for what it has under way.
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
