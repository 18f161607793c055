/** A `beforeEach` for stories: doubles the root font size, like the browser setting, until the story ends. */
export function largeLetters(): () => void {
  document.documentElement.style.fontSize = "200%";
  return () => {
    document.documentElement.style.fontSize = "";
  };
}
