/** Plays a story. Resolves when it has ended. */
type Play = () => Promise<void>;

const waiting = new Set<Play>();
let isPlaying = false;

async function playNext(): Promise<void> {
  const [play] = waiting;
  if (isPlaying || play === undefined) return;
  waiting.delete(play);
  isPlaying = true;
  await play();
  isPlaying = false;
  void playNext();
}

/**
 * Lets the stories of a page play one after another: all of them share its focus, so that a field in which one story types would lose it
 * to the next.
 * @returns a function that gives up the turn.
 */
export function takeTurn(play: Play): () => void {
  waiting.add(play);
  void playNext();
  return () => waiting.delete(play);
}
