import { controlText, isControl, isUntouched, writeControl } from "../drafts/draftControls.ts";

/**
 * Copies what was typed or chosen before hydration from the replaced controls to the new ones, and restores the focus.
 * @param controls the document's controls; those still on the page are skipped.
 * @param focused the element that had the focus.
 */
export function restoreTyped(controls: readonly Element[], focused: Element | null, page: ParentNode): void {
  for (const old of controls) {
    if (old.isConnected || !isControl(old)) continue;
    const same = page.querySelector(`[name="${CSS.escape(old.name)}"]`);
    if (!isControl(same) || same.type !== old.type) continue;
    if (!isUntouched(old) && isUntouched(same)) writeControl(same, controlText(old));
    if (old === focused) same.focus();
  }
}
