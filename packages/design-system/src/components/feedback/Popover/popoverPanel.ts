/** The button that opens a panel: the platform ties them by the panel's id. */
function openerOf(panel: HTMLElement): Element | null {
  return panel.ownerDocument.querySelector(`[popovertarget="${panel.id}"]`);
}

/** Places a panel below its button in a browser without anchors. */
export function placePanel(panel: HTMLElement): void {
  const opener = openerOf(panel);
  if (opener === null || globalThis.CSS?.supports?.("top: anchor(bottom)")) return;
  const { bottom, left, right } = opener.getBoundingClientRect();
  const { clientWidth } = panel.ownerDocument.documentElement;
  panel.style.top = `${bottom}px`;
  if (panel.getAttribute("data-align") === "end") panel.style.right = `${clientWidth - right}px`;
  else panel.style.left = `${left}px`;
}

function setOpen(panel: HTMLElement, open: boolean): void {
  if (open) placePanel(panel);
  panel.toggleAttribute("data-open", open);
  // jsdom, which has no `CSS.supports`, hides every popover and cannot show one.
  if (globalThis.CSS?.supports === undefined) panel.toggleAttribute("popover", !open);
  openerOf(panel)?.setAttribute("aria-expanded", String(open));
}

export function closePanel(panel: HTMLElement): void {
  if (typeof panel.hidePopover === "function") panel.hidePopover();
  else setOpen(panel, false);
}

/**
 * Opens and closes a panel in a browser without popovers: by its button, by a press outside and by Esc. Returns the undo
 * function.
 */
export function replacePopover(panel: HTMLElement): (() => void) | undefined {
  if (typeof panel.showPopover === "function") return undefined;
  const { ownerDocument: page } = panel;
  const isOpen = () => panel.hasAttribute("data-open");
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Node)) return;
    if (openerOf(panel)?.contains(target)) setOpen(panel, !isOpen());
    else if (isOpen() && !panel.contains(target)) setOpen(panel, false);
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen()) return;
    setOpen(panel, false);
    const opener = openerOf(panel);
    if (opener instanceof HTMLElement) opener.focus();
  };
  page.addEventListener("click", press);
  page.addEventListener("keydown", leave);
  return () => {
    page.removeEventListener("click", press);
    page.removeEventListener("keydown", leave);
  };
}
