import { civilDate } from "@petbox/domain/calendar/civilDate";
import { surveyReasons } from "@petbox/domain/nps/survey";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { showsSkeleton, tryAgain } from "../../testing/loadPlays.ts";

/** The unanswered survey about Cocada's boxes. */
const hash = "f09901a778aaeec06bc2d121215f0476";
const path = `/nps/score/${hash}`;
const call = "/nps/score/{hash}/avalie";
const scenario = "vizinhanca";

const meta = preview.meta({
  title: "Telas/Pesquisa/1 Queremos saber",
  parameters: {
    synonyms: ["survey", "nps", "satisfação"],
    shop: { path, scenario },
  },
});

type Canvas = ReturnType<typeof within>;
type Context = Parameters<typeof shopOf>[0];

const send = (canvas: Canvas) => canvas.getByRole("button", { name: "Enviar resposta" });
const score = (canvas: Canvas, name: string | RegExp) => canvas.findByRole("radio", { name });
const thanks = { level: 1, name: "Obrigado!" } as const;
const answers = (context: Context) => shopOf(context).store.surveyAnswers.all();

export const Promoter = meta.story({
  name: "Nota 9: um toque, e o convite para um amigo",
  parameters: { spec: ["MAN-070", "MAN-071", "MAN-225", "MAN-288", "MAN-289", "MAN-339", "MAN-340"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole("heading", { level: 1, name: "Queremos saber" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Queremos saber · PetBox"));
    await userEvent.click(await score(canvas, "9"));
    await expect(canvas.queryByRole("radiogroup", { name: "O que não foi bem?" })).toBeNull();
    await userEvent.click(send(canvas));
    const done = await canvas.findByRole("heading", thanks);
    await waitFor(() => expect(done).toHaveFocus());
    await waitFor(() => expect(document.title).toBe("Obrigado! · PetBox"));
    const card = within(canvas.getByRole("region", { name: "Obrigado!" }));
    await expect(card.getByRole("link", { name: "Ir para a página inicial" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Convidar um amigo" })).toHaveAttribute("href", "/convites");
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(answers(context).find((each) => each.hash === hash)).toEqual({
      hash,
      score: 9,
      answeredOn: "2026-03-10",
    });
  },
});

export const WithReason = meta.story({
  name: "Nota 8: diz o que não foi bem",
  parameters: {
    spec: [
      ...["MAN-225", "MAN-284", "MAN-289", "MAN-290", "MAN-291", "MAN-292", "MAN-293", "MAN-294", "MAN-295", "MAN-296"],
      ...["MAN-339", "MAN-340"],
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await score(canvas, "8"));
    // True with one question, and with the ones that follow a low score.
    await expect(canvas.getByText(/^Sua resposta ajuda a gente .* Leva menos de um minuto\.$/)).toBeVisible();
    await expect(canvas.queryByText(/pergunta só/)).toBeNull();
    const reasons = within(canvas.getByRole("radiogroup", { name: "O que não foi bem?" }));
    await expect(reasons.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "Não gostei dos produtos",
      "Tive problemas com atraso",
      "Tive problemas com o atendimento",
      "Dificuldades para usar o aplicativo ou área do assinante",
      "Meu BOX veio com produtos errados",
      "Outro",
    ]);
    await userEvent.click(reasons.getByRole("radio", { name: surveyReasons[3] }));
    await userEvent.click(send(canvas));
    await expect(await canvas.findByRole("heading", thanks)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Convidar um amigo" })).toBeNull();
    await expect(answers(context).find((each) => each.hash === hash)).toMatchObject({
      score: 8,
      reason: "Dificuldades para usar o aplicativo ou área do assinante",
    });
  },
});

export const InOwnWords = meta.story({
  name: "Outro motivo: com as próprias palavras, e o campo para em 250",
  parameters: { spec: ["MAN-285", "MAN-286", "MAN-287", "MAN-295"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await score(canvas, /^1,/));
    await expect(canvas.queryByRole("textbox", { name: /Qual foi o motivo/ })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Outro" }));
    const area = canvas.getByRole("textbox", { name: /Qual foi o motivo/ });
    await userEvent.click(send(canvas));
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area).toHaveAccessibleDescription(/Preencha o motivo da insatisfação/);
    await expect(answers(context).some((each) => each.hash === hash)).toBe(false);
    await userEvent.paste(`<b>${"a".repeat(245)}</b> e mais`);
    // What is sent is what the field shows: nothing is cut unseen.
    await expect(area).toHaveValue(`<b>${"a".repeat(245)}</`);
    await expect(canvas.getByText("250 de 250")).toBeVisible();
    await userEvent.click(send(canvas));
    await expect(await canvas.findByRole("heading", thanks)).toBeVisible();
    await expect(answers(context).find((each) => each.hash === hash)?.reason).toBe(`<b>${"a".repeat(245)}</`);
  },
});

export const Missing = meta.story({
  name: "Falta a nota, e depois o motivo",
  parameters: { spec: ["MAN-282", "MAN-283", "MAN-284", "MAN-296"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const scale = await canvas.findByRole("radiogroup", { name: /quanto você recomendaria/ });
    await userEvent.click(send(canvas));
    await expect(scale).toHaveAccessibleDescription("Selecione um dos motivos");
    await waitFor(() => expect(within(scale).getAllByRole("radio")[0]).toHaveFocus());
    await userEvent.click(within(scale).getByRole("radio", { name: "5" }));
    await userEvent.click(send(canvas));
    const reasons = canvas.getByRole("radiogroup", { name: "O que não foi bem?" });
    await expect(reasons).toHaveAccessibleDescription("Selecione um dos motivos");
    await expect(scale).not.toHaveAttribute("aria-invalid");
    await expect(answers(context).some((each) => each.hash === hash)).toBe(false);
  },
});

export const ByKeyboard = meta.story({
  name: "Só com o teclado, e mudando de ideia",
  parameters: { spec: ["MAN-282", "MAN-340"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    (await score(canvas, /^1,/)).focus();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "3" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: surveyReasons[0] })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: surveyReasons[1] })).toBeChecked();
    await userEvent.tab({ shift: true });
    // A 10 has no follow-up question. Back at 1, the earlier text is still there.
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: /^10,/ })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: surveyReasons[1] })).toBeNull();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: surveyReasons[1] })).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    const done = await canvas.findByRole("heading", thanks);
    await waitFor(() => expect(done).toHaveFocus());
    await expect(answers(context).find((each) => each.hash === hash)).not.toHaveProperty("reason");
  },
});

export const TwoPresses = meta.story({
  name: "Dois toques são um",
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await score(canvas, /^10,/));
    await userEvent.dblClick(send(canvas));
    await expect(await canvas.findByRole("heading", thanks)).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const AlreadyAnswered = meta.story({
  name: "Já respondida",
  parameters: { spec: ["MAN-225"], shop: { path: "/nps/score/1fc6a174272cc7cf2d75edf7e8600f7b", scenario } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", thanks)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Enviar resposta" })).toBeNull();
    await expect(canvas.queryByText(/helena/)).toBeNull();
  },
});

export const AnsweredElsewhere = meta.story({
  name: "Respondida em outra aba enquanto esta estava aberta",
  parameters: { spec: ["MAN-225"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await score(canvas, "9"));
    shopOf(context).store.surveyAnswers.put({ hash, score: 10, answeredOn: civilDate(2026, 3, 10) });
    await userEvent.click(send(canvas));
    await expect(await canvas.findByRole("heading", thanks)).toBeVisible();
    await expect(answers(context).find((each) => each.hash === hash)?.score).toBe(10);
  },
});

export const LostReply = meta.story({
  name: "A resposta chegou, a confirmação se perdeu",
  parameters: { spec: ["MAN-225"], shop: { path, scenario, faults: [{ path: call, kind: "lost-reply", times: 1 }] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await score(canvas, "9"));
    await userEvent.click(send(canvas));
    await expect(await canvas.findByRole("heading", thanks)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "Recusada, com o texto do servidor",
  parameters: {
    spec: ["MAN-372"],
    shop: {
      path,
      scenario,
      faults: [{ path: call, kind: "refused", message: "A pesquisa <b>está fechada</b>.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await score(canvas, "9"));
    await userEvent.click(send(canvas));
    const message = await canvas.findByText("está fechada");
    await expect(message.tagName).toBe("B");
    await expect(message.closest("[role=alert]")).toHaveTextContent("A pesquisa está fechada.");
    await expect(canvas.getByRole("radio", { name: "9" })).toBeChecked();
    await userEvent.click(send(canvas));
    await expect(await canvas.findByRole("heading", thanks)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: "Um erro ocorreu!",
  parameters: { spec: ["MAN-372"], shop: { path, scenario, faults: [{ path: call, kind: "500" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await score(canvas, "9"));
    await userEvent.click(send(canvas));
    await expect((await canvas.findByText("Um erro ocorreu!")).closest("[role=alert]")).toBeVisible();
    await expect(canvas.queryByRole("heading", thanks)).toBeNull();
  },
});

export const Unknown = meta.story({
  name: "Um link que não existe",
  parameters: { shop: { path: `/nps/score/${"f".repeat(300)}`, scenario } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /não achamos esta página/ })).toBeVisible();
    // As short as every page that is not there: the footer begins on the first screen.
    await expect(canvas.getByRole("contentinfo").getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    await waitFor(() => expect(document.title).toBe("Página não encontrada · PetBox"));
  },
});

export const Slow = meta.story({
  parameters: { shop: { path, scenario, latency: 600_000 } },
  play: showsSkeleton("Queremos saber"),
});

export const NotRead = meta.story({
  name: "Não carregou: tenta de novo",
  parameters: { shop: { path, scenario, faults: [{ path: "/nps/score/:hash", kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await score(canvas, "9")).toBeVisible();
  },
});
