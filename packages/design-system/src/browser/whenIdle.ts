/** Upper limit of the delay in a busy browser, in milliseconds. */
const longest = 2_000;

/**
 * Runs a task once the page has loaded and the browser is idle, or after a timeout.
 *
 * @example
 * whenIdle(() => import("@petbox/design-system/components/CardForm"));
 */
export function whenIdle(task: () => void): void {
  const idle = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(task, { timeout: longest });
    else setTimeout(task, 200);
  };
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
