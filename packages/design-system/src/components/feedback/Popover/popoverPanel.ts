import { isRightToLeft } from "../../../browser/readingDirection.ts";

const lastOpeners = new WeakMap<HTMLElement, Element>();

const openerSelector = (panel: HTMLElement) => `[popovertarget="${panel.id}"]`;

/** The button that opened a panel: the last one pressed of those that name its id. */
function openerOf(panel: HTMLElement): Element | null {
  const last = lastOpeners.get(panel);
  return last?.isConnected ? last : panel.ownerDocument.querySelector(openerSelector(panel));
}

/** Places a panel below its button in a browser without anchors. */
export function placePanel(panel: HTMLElement): void {
  const opener = openerOf(panel);
  if (opener === null || globalThis.CSS?.supports?.("top: anchor(bottom)")) return;
  const { bottom, left, right } = opener.getBoundingClientRect();
  const { clientWidth } = panel.ownerDocument.documentElement;
  panel.style.top = `${bottom}px`;
  const align = panel.getAttribute("data-align") === "end" ? "end" : "start";
  const isAtLeft = (align === "start") !== isRightToLeft(panel);
  panel.style.setProperty(`inset-inline-${align}`, `${isAtLeft ? left : clientWidth - right}px`);
}

function setOpen(panel: HTMLElement, open: boolean): void {
  if (open) placePanel(panel);
  panel.toggleAttribute("data-open", open);
  // jsdom, which has no `CSS.supports`, hides every popover and cannot show one.
  if (globalThis.CSS?.supports === undefined) panel.toggleAttribute("popover", !open);
  for (const opener of panel.ownerDocument.querySelectorAll(openerSelector(panel)))
    opener.setAttribute("aria-expanded", String(open));
}

export function closePanel(panel: HTMLElement): void {
  if (typeof panel.hidePopover === "function") panel.hidePopover();
  else setOpen(panel, false);
}

/**
 * Remembers which button opens a panel. In a browser without popovers, also opens and closes it: by its buttons, by a press outside and by
 * Esc. Returns the undo function.
 */
export function watchOpeners(panel: HTMLElement): () => void {
  const { ownerDocument: page } = panel;
  const isReplaced = typeof panel.showPopover !== "function";
  const isOpen = () => panel.hasAttribute("data-open");
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest(openerSelector(panel));
    if (opener !== null) lastOpeners.set(panel, opener);
    if (!isReplaced) return;
    if (opener !== null) setOpen(panel, !isOpen());
    else if (isOpen() && !panel.contains(target)) setOpen(panel, false);
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen()) return;
    setOpen(panel, false);
    const opener = openerOf(panel);
    if (opener instanceof HTMLElement) opener.focus();
  };
  // A native popover opens although an element around its button stops the event.
  page.addEventListener("click", press, { capture: true });
  if (isReplaced) page.addEventListener("keydown", leave);
  return () => {
    page.removeEventListener("click", press, { capture: true });
    page.removeEventListener("keydown", leave);
  };
}
