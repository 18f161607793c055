/**
 * A question that is asked once at a time: whoever asks the same while it is under way waits for the same reply. Nothing
 * is kept of it afterwards; for that there is SWR, which in turn lets nobody wait for what it has under way.
 */
export function sharedWhileUnderWay<Asked, Reply>(
  ask: (asked: Asked) => Promise<Reply>,
): (asked: Asked) => Promise<Reply> {
  const underWay = new Map<Asked, Promise<Reply>>();
  return (asked) => {
    const reply = underWay.get(asked) ?? ask(asked).finally(() => underWay.delete(asked));
    underWay.set(asked, reply);
    return reply;
  };
}
