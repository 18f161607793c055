import { shopOf } from "@petbox/storybook/preview";
import { expect, type userEvent, waitFor, type within } from "storybook/test";

type Canvas = ReturnType<typeof within>;

type OpenedPage = Parameters<typeof shopOf>[0] & {
  readonly canvas: Canvas;
  readonly userEvent: Pick<typeof userEvent, "click">;
};

/** Ends the faults, and presses the button of the page that could not be loaded. */
export async function tryAgain(context: OpenedPage): Promise<void> {
  const retry = await context.canvas.findByRole("button", { name: "Tentar de novo" });
  shopOf(context).backend.setFaults([]);
  await context.userEvent.click(retry);
}

/** The play of a page whose data cannot be loaded offline: the message and its button stay in view. */
export async function staysOffline({ canvas }: Pick<OpenedPage, "canvas">): Promise<void> {
  const retry = await canvas.findByRole("button", { name: "Tentar de novo" });
  retry.scrollIntoView({ block: "center" });
  await expect(canvas.getByText(/sem internet/)).toBeVisible();
}

/** The play of a page whose data cannot be loaded offline: it says so, and `see` finds the content after a retry. */
export const retriesOffline =
  (see: (canvas: Canvas) => Promise<void>) =>
  async (context: OpenedPage): Promise<void> => {
    await expect(await context.canvas.findByText(/sem internet/)).toBeVisible();
    await tryAgain(context);
    await see(context.canvas);
  };

/** The play of a page whose data is still loading: its title is there, and `see` checks what else is or is not. */
export const showsSkeleton =
  (title: string, see?: (canvas: Canvas) => Promise<void>) =>
  async ({ canvas }: Pick<OpenedPage, "canvas">): Promise<void> => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Carregando")).toBeInTheDocument());
    await see?.(canvas);
  };
