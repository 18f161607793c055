/** How long something is put off by a browser that always has something better to do, in milliseconds. */
const longest = 2_000;

/** Does something once the page is loaded and the browser has nothing better to do, or has had for long enough. */
export function whenIdle(task: () => void): void {
  const idle = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(task, { timeout: longest });
    else setTimeout(task, 200);
  };
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
