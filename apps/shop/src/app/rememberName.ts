import type { Session } from "./session.ts";

/** Somebody has saved their name: the header greets them by it. */
export function rememberName(session: Session, name: string): void {
  const { visitor } = session.get();
  if (visitor.authorized) session.change({ visitor: { ...visitor, name } });
}
