/** The innermost elements that reach beyond this width, as a person would name them. */
function elementsBeyond(width: number): string[] {
  const beyond = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return beyond
    .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    .slice(0, 3)
    .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.slice(0, 40) ?? ""}`.trim());
}

/** Fails the story whose page can be scrolled sideways. On a docs page the stories share a page, and none is to blame. */
export function refuseSidewaysScroll({ viewMode }: { viewMode?: string }): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (viewMode === "docs" || scrollWidth <= clientWidth) return;
  throw new Error(
    `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: it scrolls sideways. What sticks out: ${elementsBeyond(clientWidth).join(", ")}`,
  );
}
