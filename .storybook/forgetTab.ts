/** Removes the notes that earlier stories left in this tab's storage. Storybook's own stay. */
export function forgetTab(): void {
  for (const name of Object.keys(window.sessionStorage)) {
    if (name.startsWith("petbox-")) window.sessionStorage.removeItem(name);
  }
}
