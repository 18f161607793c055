import { expect, waitFor, type within } from "storybook/test";

/** The server refuses one field of a call, once. */
export const refusing = (path: string, field: string, message: string) =>
  [{ path, kind: "422", field, message, times: 1 }] as const;

/** The message stands at the field only, which is marked and focused. */
export async function isSaidAt(canvas: ReturnType<typeof within>, control: HTMLElement, message: string) {
  await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining(message)));
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await waitFor(() => expect(control).toHaveFocus());
  await expect(canvas.queryByText(message, { selector: "[data-tone=danger] *" })).toBeNull();
}
