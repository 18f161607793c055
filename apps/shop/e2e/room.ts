declare global {
  interface Window {
    /** Layout problems found so far, without duplicates. */
    withoutRoom: Set<string>;
  }
}

/**
 * Looks for overflow at 200 % text size, on every resize and before every press: text and controls outside the window or
 * their card, broken words and numbers, truncated select values, and a fixed bar that covers too much of the page.
 * Playwright serialises this function into the page, so it is self-contained.
 */
export function watchRoom(): void {
  window.withoutRoom = new Set();
  /** Amounts, dates, numbers and words of up to 11 letters, which must not wrap; longer words may be hyphenated. */
  const unbroken = /(?:R\$\s?)?\d[\d.,/]*\d|(?<!\p{L})\p{L}{2,11}(?!\p{L})/gu;
  const pen = document.createElement("canvas").getContext("2d");

  const report = (element: Element, what: string) =>
    window.withoutRoom.add(`${location.pathname}: ${what}: ${element.outerHTML.slice(0, 160)}`);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest("[aria-hidden=true], [inert]") === null;
  const isFrame = (element: Element) => {
    const { borderInlineEndWidth, overflowX } = getComputedStyle(element);
    return Number.parseFloat(borderInlineEndWidth) > 0 || overflowX !== "visible";
  };
  /** Excludes visually hidden boxes for screen readers. */
  const isForTheEye = (box: DOMRect) => box.width > 1 && box.height > 1;

  function lookAtBox(element: Element, box: DOMRect, what: string): void {
    const { clientWidth } = document.documentElement;
    if (box.left < -1 || box.right > clientWidth + 1) report(element, `${what} out of the window, to ${box.right}`);
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const frame = around.getBoundingClientRect();
      if (!isForTheEye(frame)) return;
      if (isFrame(around) && (box.left < frame.left - 1 || box.right > frame.right + 1)) {
        report(element, `${what} out of its card, ${box.left} to ${box.right} of ${frame.left} to ${frame.right}`);
      }
    }
  }

  function lookAtText(text: Text, element: Element): void {
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(isForTheEye);
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      if (!isForTheEye(around.getBoundingClientRect()) && getComputedStyle(around).display !== "contents") return;
    }
    for (const box of boxes) lookAtBox(element, box, "text");
    for (const { 0: word, index } of text.data.matchAll(unbroken)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) report(element, `"${word}" broken`);
    }
  }

  function lookAtSelect(select: HTMLSelectElement): void {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    if (pen === null) throw new Error("Nothing to measure text with.");
    pen.font = font;
    const needs = pen.measureText(select.selectedOptions[0]?.text ?? "").width;
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    if (room < needs) report(select, `${room} px for a value of ${needs}`);
  }

  function look(): void {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) report(document.body, `scrolls sideways, ${scrollWidth} px`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (text instanceof Text && text.data.trim() !== "" && element !== null && isSeen(element))
        lookAtText(text, element);
    }
    for (const control of document.querySelectorAll("button, input, select, textarea, a[href], img")) {
      const box = control.getBoundingClientRect();
      if (isSeen(control) && isForTheEye(box)) lookAtBox(control, box, "control");
    }
    for (const select of document.querySelectorAll("select")) if (isSeen(select)) lookAtSelect(select);
    for (const bar of document.querySelectorAll("[data-bottom-bar]")) {
      const { height } = bar.getBoundingClientRect();
      if (getComputedStyle(bar).position === "fixed" && height > innerHeight / 4)
        report(bar, `${height} px stay fixed`);
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.style.fontSize = "200%";
    new ResizeObserver(look).observe(document.body);
  });
  document.addEventListener("click", look, { capture: true });
}
