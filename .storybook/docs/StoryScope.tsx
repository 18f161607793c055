import type { FormEvent, ReactNode } from "react";

/** A story inside submits its own forms. Only Enter in a field without one would reload the page. */
function stay(event: FormEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/**
 * Keeps the groups of radio buttons of a story apart from those of the other stories on a docs page: buttons with the same name exclude
 * each other within one form only.
 */
export function StoryScope({ children }: { readonly children: ReactNode }) {
  return (
    <form noValidate onSubmit={stay}>
      {children}
    </form>
  );
}
