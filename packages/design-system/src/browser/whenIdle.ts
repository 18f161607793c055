/** Does something once the page is loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const idle = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(task);
    else setTimeout(task, 200);
  };
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
