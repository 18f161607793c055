import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import preview from "@petbox/storybook/preview";
import { Profiler, type ReactNode, useState } from "react";
import { expect, fn, type userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { ChoiceCards } from "../ChoiceCards/ChoiceCards.tsx";
import { MaskedField } from "../MaskedField/MaskedField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form, type FormProps, type FormSubmission } from "./Form.tsx";
import type { FormValues } from "./formValues.ts";

interface Pet {
  readonly name: string;
  readonly size: string;
  readonly cpf: string;
}

function parsePet({ name = "", size = "", cpf = "", terms }: FormValues): Result<Pet, FieldErrors<string>> {
  const errors: FieldErrors<string> = {};
  if (name.trim() === "") errors.name = "Por favor insira o nome do seu pet. :)";
  if (size === "") errors.size = "Escolha o porte do seu pet.";
  if (cpf.replace(/\D/g, "").length !== 11) errors.cpf = "Informe um CPF válido";
  if (terms !== "on") errors.terms = "É preciso aceitar os termos para continuar.";
  return Object.keys(errors).length === 0 ? accepted({ name, size, cpf }) : rejected(errors);
}

/** How often each field rendered: written by the profiler, read by the stories. */
const renders = new Map<string, number>();
function count(field: string) {
  renders.set(field, (renders.get(field) ?? 0) + 1);
}

interface PetFormProps extends FormSubmission<unknown>, Pick<FormProps<unknown>, "parse" | "summaryTitle"> {}

function PetForm(props: PetFormProps) {
  return (
    <Form {...props}>
      <Profiler id="name" onRender={count}>
        <TextField name="name" label="Nome do pet" />
      </Profiler>
      <Profiler id="size" onRender={count}>
        <ChoiceCards
          name="size"
          label="Porte"
          cards={[
            { value: "micro", title: "Micro", description: "até 4kg" },
            { value: "grande", title: "Grande", description: "mais de 25kg" },
          ]}
        />
      </Profiler>
      <Profiler id="cpf" onRender={count}>
        <MaskedField name="cpf" label="CPF" kind="cpf" hint="Para a nota fiscal." />
      </Profiler>
      <Checkbox name="terms" label="Aceito os termos" />
      <Button type="submit" pending={props.pending ?? false}>
        Continuar
      </Button>
    </Form>
  );
}

// With `onSubmit`, the way of most forms: Storybook's arguments are no union.
const meta = preview.type<{ args: PetFormProps & { children: ReactNode } }>().meta({
  component: Form,
  title: "Componentes/Formulários/Form",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Um formulário. parse transforma o que foi digitado em um valor do domínio ou diz o que está errado, campo por campo; onSubmit recebe o valor pronto. Os campos guardam o próprio texto: nada redesenha enquanto se digita.",
      synonyms: ["formulário"],
      alternatives: {
        PersonalDataForm: "pede os dados de uma pessoa, dentro de um Form",
        AddressForm: "pede um endereço, dentro de um Form",
        CardForm: "pede um cartão: ele já é um formulário",
        LoginForm: "a pessoa entra na conta",
      },
      keyboard: {
        "Enter em um campo de uma linha":
          "Envia, como o botão de enviar. Com a tecla “Próximo” (`enterKeyHint`), vai antes ao campo seguinte, se ele for obrigatório e estiver vazio.",
        Tab: "Vai de campo em campo; com mais de três errados, o aviso de cima tem um link para o primeiro.",
      },
      announcements: [
        "recusado: “Confira 3 campos: Nome do pet, Porte, CPF”, uma vez, e o foco vai ao primeiro campo errado",
        "em um campo errado: a dica e o erro, como descrição dele",
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { parse: parsePet, onSubmit: fn(), children: null },
  render: ({ children: _, ...args }) => <PetForm {...args} />,
});

export const Reset = meta.story({
  name: "Recusado e limpo",
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByLabelText("Nome do pet")).toBeInvalid();
    canvasElement.querySelector("form")?.reset();
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(""));
    await expect(canvas.queryByText("Confira 4 campos")).toBeNull();
    await expect(canvas.getByLabelText("Nome do pet")).toBeValid();
    await expect(canvasElement.querySelector("[aria-invalid]")).toBeNull();
    // Leaving a field of a reset form shows no error.
    await userEvent.click(canvas.getByLabelText("CPF"));
    await userEvent.tab();
    await expect(canvasElement.querySelector("[aria-invalid]")).toBeNull();
  },
});

export const Accepted = meta.story({
  name: "Aceito",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Nome do pet"), "Bob");
    await userEvent.click(canvas.getByText("Micro"));
    await userEvent.type(canvas.getByLabelText("CPF"), "12345678909");
    await waitFor(() => expect(canvas.getByLabelText("CPF")).toHaveValue("123.456.789-09"));
    await userEvent.click(canvas.getByText("Aceito os termos"));
    await userEvent.type(canvas.getByLabelText("Nome do pet"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: "Bob", size: "micro", cpf: "123.456.789-09" });
    await expect(canvas.getByRole("alert")).toHaveTextContent("");
  },
});

export const Refused = meta.story({
  name: "Recusado",
  play: async ({ canvas, userEvent, args, step }) => {
    await step("shows nothing while one types for the first time", async () => {
      await userEvent.type(canvas.getByLabelText("Nome do pet"), "B{Backspace}");
      await userEvent.tab();
      await expect(canvas.queryByText("Por favor insira o nome do seu pet. :)")).toBeNull();
    });
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await step("the focus is on the first wrong field of the page", async () => {
      await expect(canvas.getByLabelText("Nome do pet")).toHaveFocus();
      await expect(canvas.getByLabelText("Nome do pet")).toBeInvalid();
      await expect(canvas.getByLabelText("CPF")).toHaveAccessibleDescription(
        "Para a nota fiscal. Informe um CPF válido",
      );
    });
    await step("one summary is announced, in the order of the page", async () => {
      await expect(canvas.getAllByRole("alert")).toHaveLength(1);
      await expect(canvas.getByRole("alert")).toHaveTextContent(
        "Confira 4 campos: Nome do pet, Porte, CPF, Aceito os termos",
      );
    });
    await step("its one link leads to the first field", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Ir para o primeiro: Nome do pet" }));
      await expect(canvas.getByLabelText("Nome do pet")).toHaveFocus();
    });
    await step(
      "mending a field takes its error away at once, and what was announced, which is true no more",
      async () => {
        await userEvent.type(canvas.getByLabelText("Nome do pet"), "Bob");
        await expect(canvas.getByLabelText("Nome do pet")).toBeValid();
        // The line stays while one types, and leads to the first that is left, also to a group of cards.
        await userEvent.click(canvas.getByRole("link", { name: "Ir para o primeiro: Porte" }));
        await expect(canvas.getByRole("radio", { name: /Micro/ })).toHaveFocus();
        await expect(canvas.getByRole("alert")).toHaveTextContent(/^$/);
      },
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RendersLittle = meta.story({
  name: "Só o campo que muda desenha de novo",
  // Only the tests have the build of React that counts renders.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText("Nome do pet");
    // The mask loads after hydration, which renders its field once more; from then on it rejects letters.
    const cpf = canvas.getByLabelText("CPF");
    await userEvent.type(cpf, "x");
    await waitFor(() => expect(cpf).toHaveValue(""));
    await userEvent.type(cpf, "1234");
    await expect(cpf).toHaveValue("123.4");
    renders.clear();
    await userEvent.type(name, "Bob{Backspace}{Backspace}{Backspace}");
    await expect(Object.fromEntries(renders)).toEqual({});

    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    renders.clear();
    await userEvent.type(name, "B");
    await expect(Object.fromEntries(renders)).toEqual({ name: 1 });
    await userEvent.type(name, "ob");
    await expect(Object.fromEntries(renders)).toEqual({ name: 1 });
  },
});

function ServerForm({ onSubmit, ...props }: PetFormProps) {
  const [answer, setAnswer] = useState<FieldErrors<string>>();
  const [isPending, setIsPending] = useState(false);
  const send = async (pet: unknown) => {
    void onSubmit(pet);
    setIsPending(true);
    await Promise.resolve();
    setIsPending(false);
    setAnswer({ cpf: "Este CPF já tem uma assinatura.", cadastro: "Confira os dados e tente de novo." });
  };
  return <PetForm {...props} pending={isPending} onSubmit={send} serverErrors={answer} />;
}

async function fill(canvas: ReturnType<typeof within>, user: Pick<typeof userEvent, "click" | "type">) {
  await user.type(canvas.getByLabelText("Nome do pet"), "Bob");
  await user.click(canvas.getByText("Micro"));
  await user.type(canvas.getByLabelText("CPF"), "12345678909");
  await user.click(canvas.getByText("Aceito os termos"));
}

export const RefusedByServer = meta.story({
  name: "Recusado pelo servidor",
  render: ({ children: _, ...args }) => <ServerForm {...args} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(within(context.canvasElement), context.userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    const cpf = canvas.getByLabelText("CPF");
    await expect(await canvas.findByText("Este CPF já tem uma assinatura.")).toBeVisible();
    await expect(cpf).toHaveFocus();
    await expect(canvas.getByText("Confira os dados e tente de novo.")).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Confira 1 campo: CPF, Confira os dados");

    // The typed text is kept.
    await expect(canvas.getByLabelText("Nome do pet")).toHaveValue("Bob");
    await expect(canvas.getByRole("radio", { name: /Micro/ })).toBeChecked();
    await expect(canvas.getByRole("checkbox")).toBeChecked();

    // The server's error stays until that field is edited, and returns when it is sent again.
    await userEvent.type(canvas.getByLabelText("Nome do pet"), "by");
    await expect(cpf).toBeInvalid();
    await userEvent.type(cpf, "{Backspace}9");
    await expect(cpf).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(await canvas.findByText("Este CPF já tem uma assinatura.")).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

export const Pending = meta.story({
  name: "Enviando",
  args: { pending: true },
  play: async (context) => {
    await fill(within(context.canvasElement), context.userEvent);
    await context.userEvent.type(context.canvas.getByLabelText("Nome do pet"), "{Enter}");
    // Also without our submit button.
    context.canvasElement.querySelector("form")?.requestSubmit();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SentOnce = meta.story({
  name: "Dois toques, um envio",
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async (context) => {
    await fill(within(context.canvasElement), context.userEvent);
    await context.userEvent.dblClick(context.canvas.getByRole("button", { name: "Continuar" }));
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const OwnTitle = meta.story({
  name: "Com um título próprio no aviso",
  args: { summaryTitle: "Faltou pouco" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Faltou pouco: Nome do pet, Porte, CPF");
  },
});

export const TitleOfTheErrors = meta.story({
  name: "Título que depende dos erros",
  args: {
    summaryTitle: (errors) => (errors.cpf === undefined ? "Quase lá" : "Sem o CPF não dá"),
    parse: ({ cpf = "" }) =>
      cpf === "" ? rejected({ cpf: "Informe um CPF válido" }) : accepted({ name: "", size: "", cpf }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    // Shown even for a single wrong field, because it says more than the field does.
    await expect(canvas.getByText("Sem o CPF não dá", { selector: "p span" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByLabelText("CPF")).toHaveFocus();
  },
});

export const Few = meta.story({
  name: "Até três erros: cada um no seu lugar, sem lista",
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Nome do pet"), "Bob");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByRole("radio", { name: /Micro/ })).toHaveFocus();
    await expect(canvas.getByText("Informe um CPF válido")).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Confira 3 campos: Porte, CPF, Aceito os termos");
    await expect(canvas.queryByText("Confira 3 campos")).toBeNull();
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
});

export const Keyboard = meta.story({
  name: "Só com o teclado",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Nome do pet")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Nome do pet")).toHaveFocus();
    await userEvent.tab({ shift: true });
    const toFirst = canvas.getByRole("link", { name: "Ir para o primeiro: Nome do pet" });
    await expect(toFirst).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText("Nome do pet")).toHaveFocus();
  },
});

export const Markup = meta.story({
  name: "HTML em um erro é só texto",
  args: { parse: () => rejected({ name: "<b>Nome</b><script>alert('oi')</script>", outro: "<i>nada</i>" }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByLabelText("Nome do pet")).toHaveAccessibleDescription(
      "<b>Nome</b><script>alert('oi')</script>",
    );
    await expect(canvas.getByText("<i>nada</i>", { selector: "p" })).toBeVisible();
    await expect(canvasElement.querySelector("b, i, script")).toBeNull();
  },
});

export const NoFields = meta.story({
  name: "Sem campos",
  args: { parse: () => accepted({ name: "", size: "", cpf: "" }) },
  render: ({ children: _, ...args }) => (
    <Form {...args}>
      <Button type="submit">Confirmar</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

const long = "Parece que faltou alguma coisa aqui. Confira letra por letra, com calma, e tente de novo.";

export const LongestText = meta.story({
  args: {
    parse: () => rejected({ name: long, size: long, cpf: long, terms: long, outro: "indisponível".repeat(16) }),
    summaryTitle: "Faltou pouco para a caixa do Maximiliano Bartolomeu Terceiro! Confira estes campos",
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByRole("link", { name: /^Ir para o primeiro/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = LongestText.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
