/**
 * After a deploy an open page may ask for a chunk that is gone. It is loaded anew, once: the answers are on the server.
 * While a payment is being sent nothing reloads; the router's own error page offers to try again.
 */
export function reloadWhenOutdated(window: Window): void {
  const mark = "petbox-reloaded";
  window.addEventListener("vite:preloadError", (event) => {
    const paying = window.document.querySelector("[data-paying]") !== null;
    if (paying || readMark(window, mark)) return;
    event.preventDefault();
    keepMark(window, mark);
    window.location.reload();
  });
}

function readMark(window: Window, mark: string): boolean {
  try {
    return window.sessionStorage.getItem(mark) === window.location.pathname;
  } catch {
    return true;
  }
}

function keepMark(window: Window, mark: string): void {
  try {
    window.sessionStorage.setItem(mark, window.location.pathname);
  } catch {
    // Without storage there is no way to tell the second time from the first: readMark then says "already".
  }
}
