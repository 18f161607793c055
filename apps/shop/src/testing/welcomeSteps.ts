import { type userEvent, within } from "storybook/test";

type Screen = ReturnType<typeof within>;
type User = Pick<typeof userEvent, "click" | "type">;

/** Opens the next step. */
export async function next(screen: Screen, user: User): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Próximo" }));
}

/** Skips the first two steps. @returns the photo field. */
export async function toPhoto(screen: Screen, user: User): Promise<HTMLElement> {
  await screen.findByText("Passo 1 de 3");
  await next(screen, user);
  await screen.findByText("Passo 2 de 3");
  await next(screen, user);
  await screen.findByText("Passo 3 de 3");
  return screen.findByLabelText("Foto do Bob");
}

/** Skips all steps. */
export async function toSlides(screen: Screen, user: User): Promise<void> {
  await toPhoto(screen, user);
  await next(screen, user);
  await screen.findByRole("progressbar", { name: "Slide 1 de 5" });
}

/** Answers the older questionnaire, with an action on each empty step. */
export async function answerOlderQuestionnaire(
  screen: Screen,
  user: User,
  { onEmpty, onOwner }: { readonly onEmpty: () => Promise<void>; readonly onOwner: () => Promise<void> },
): Promise<void> {
  const choose = async (question: string, answer: string) => {
    const group = await screen.findByRole("radiogroup", { name: question });
    await user.click(within(group).getByRole("radio", { name: answer }));
  };
  await choose("O Bob é castrado?", "Sim");
  await choose("O Bob está acima do peso?", "Não");
  await choose("O Bob usa tapete higiênico?", "Não");
  await next(screen, user);
  await screen.findByText("Passo 3 de 5");
  await onEmpty();
  for (const [label, text] of [
    ["Qual ração?", "Frango"],
    ["Qual vermífugo?", "Mensal"],
    ["Qual antipulgas?", "Coleira"],
  ] as const) {
    await user.type(screen.getByRole("textbox", { name: label }), text);
  }
  await next(screen, user);
  await screen.findByText("Passo 4 de 5");
  await user.type(screen.getByRole("textbox", { name: /^Instagram do Bob/ }), "@Bob.da.Ana");
  await next(screen, user);
  await screen.findByText("Passo 5 de 5");
  await onOwner();
  await choose("Onde vocês moram?", "Apartamento");
  await choose("Onde você compra a ração?", "Supermercado");
  await choose("O que você é do Bob?", "Mãe");
  await choose("Você tem outros pets?", "Não");
  await next(screen, user);
}
