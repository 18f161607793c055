/** Descriptions of the innermost elements that extend beyond this width. */
function elementsBeyond(width: number): string[] {
  const beyond = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return beyond
    .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    .slice(0, 3)
    .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.slice(0, 40) ?? ""}`.trim());
}

/** Fails a story whose page scrolls horizontally. */
export function refuseSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  throw new Error(
    `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: it scrolls sideways. What sticks out: ${elementsBeyond(clientWidth).join(", ")}`,
  );
}
