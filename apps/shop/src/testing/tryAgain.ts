import { shopOf } from "@petbox/storybook/preview";
import type { userEvent, within } from "storybook/test";

export type OpenedPage = Parameters<typeof shopOf>[0] & {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<typeof userEvent, "click">;
};

/** Ends the faults, and presses the button of the page that could not be loaded. */
export async function tryAgain(context: OpenedPage): Promise<void> {
  const retry = await context.canvas.findByRole("button", { name: "Tentar de novo" });
  shopOf(context).backend.setFaults([]);
  await context.userEvent.click(retry);
}
