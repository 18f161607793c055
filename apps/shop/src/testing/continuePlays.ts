import { expect, type userEvent, waitFor, type within } from "storybook/test";

/** A question of the funnel that was answered before. */
interface AnsweredQuestion {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<typeof userEvent, "click">;
}

async function goOn({ canvas, userEvent: user }: AnsweredQuestion): Promise<void> {
  await user.click(canvas.getByRole("button", { name: "Continuar" }));
}

/** Continues, and sees that the answer is being saved. */
export async function seeItSaving(question: AnsweredQuestion): Promise<void> {
  await goOn(question);
  await expect(await question.canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
}

/** Continues while the server is down: the message takes the loading's place. */
export async function seeServerDown(question: AnsweredQuestion): Promise<void> {
  await goOn(question);
  await expect(await question.canvas.findByText("Um erro ocorreu!")).toBeVisible();
  await waitFor(() => expect(question.canvas.queryByRole("dialog")).toBeNull());
}

/** Continues without a connection. */
export async function seeOffline(question: AnsweredQuestion): Promise<void> {
  await goOn(question);
  await expect(await question.canvas.findByText(/sem internet/)).toBeVisible();
}
