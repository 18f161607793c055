/** Opens or closes the panel in a browser without popovers; otherwise its button does so by itself. */
export function togglePanel(panel: HTMLElement | null, button: HTMLElement): void {
  if (panel === null || typeof panel.showPopover === "function") return;
  button.setAttribute("aria-expanded", String(panel.toggleAttribute("data-open")));
}

export function closePanel(panel: HTMLElement | null): void {
  if (typeof panel?.hidePopover === "function") panel.hidePopover();
  else panel?.removeAttribute("data-open");
}
