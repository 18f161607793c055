/** What a person has chosen; "system" follows the device. */
export type ColorSchemeChoice = "system" | "light" | "dark";

/** Where the choice is kept, and the attribute of the root element that applies it where ThemeRoot follows the system. */
const storageKey = "petbox-color-scheme";
const attribute = "data-color-scheme";

const listeners = new Set<() => void>();

/** The choice that the page shows. */
export function chosenColorScheme(): ColorSchemeChoice {
  const chosen = document.documentElement.getAttribute(attribute);
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** Applies a choice at once and keeps it for later visits, unless the browser refuses to store it. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  if (choice === "system") document.documentElement.removeAttribute(attribute);
  else document.documentElement.setAttribute(attribute, choice);
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The choice lasts until the page is closed.
  }
  showThemeColor();
  for (const listener of listeners) listener();
}

/**
 * Makes the `<meta name="theme-color">` of the chosen scheme apply, on a page that has one for each scheme of the device: the browser's
 * bars then match the page.
 */
export function showThemeColor(): void {
  const choice = chosenColorScheme();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')) {
    meta.dataset.scheme ??= meta.media.includes("dark") ? "dark" : "light";
    const { scheme } = meta.dataset;
    const chosen = scheme === choice ? "all" : "not all";
    meta.media = choice === "system" ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
}

export function watchColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
