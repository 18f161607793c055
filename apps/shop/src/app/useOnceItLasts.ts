import { useEffect, useState } from "react";

/**
 * Whether something has gone on for a while: what is over at once changes nothing on the screen.
 * @param isGoingOn whether it goes on now.
 * @param patience how long it may go on before it is shown, in milliseconds.
 */
export function useOnceItLasts(isGoingOn: boolean, patience: number): boolean {
  const [lasts, setLasts] = useState(false);
  if (lasts && !isGoingOn) setLasts(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const waiting = setTimeout(() => setLasts(true), patience);
    return () => clearTimeout(waiting);
  }, [isGoingOn, patience]);
  return lasts && isGoingOn;
}
