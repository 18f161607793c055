import type { Session } from "./session.ts";

/** Updates the name in the session, which the header shows. */
export function rememberName(session: Session, name: string): void {
  const { visitor } = session.get();
  if (visitor.authorized) session.change({ visitor: { ...visitor, name } });
}
