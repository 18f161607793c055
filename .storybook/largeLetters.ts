/** A story's `beforeEach`: letters of twice their size, as a browser's own setting makes them, until the story is left. */
export function largeLetters(): () => void {
  document.documentElement.style.fontSize = "200%";
  return () => {
    document.documentElement.style.fontSize = "";
  };
}
