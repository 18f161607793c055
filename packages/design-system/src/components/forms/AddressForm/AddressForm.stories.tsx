import { addressLimits } from "@petbox/domain/address/address";
import { parseCep } from "@petbox/domain/address/cep";
import {
  type CepLookup,
  type CepLookupEvent,
  cepToLookUp,
  initialCepLookup,
  nextCepLookup,
  type PlaceReply,
} from "@petbox/domain/address/cepLookup";
import { addressMessages } from "@petbox/domain/address/messages";
import { type AddressDraft, parseAddress } from "@petbox/domain/address/parseAddress";
import { withMessages } from "@petbox/domain/fieldErrors";
import preview from "@petbox/storybook/preview";
import { useCallback, useEffect, useReducer } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { Form, type FormValues } from "../Form/index.ts";
import { AddressForm, type AddressFormProps } from "./AddressForm.tsx";

const paulista = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };

const sent = fn();
const asked = fn();
const started = fn();
/** The replies of the service: a place, an unknown CEP, a failure, or no reply. */
let answer: PlaceReply | "unknown" | "down" | "silent" = paulista;

function draftOf(values: FormValues): AddressDraft {
  const { cep = "", street = "", number = "", complement = "", neighborhood = "", city = "", state = "" } = values;
  return { cep, street, number, complement, neighborhood, city, state };
}

function Example(props: AddressFormProps) {
  const [lookup, dispatch] = useReducer<CepLookup, [CepLookupEvent]>(nextCepLookup, initialCepLookup);
  const cep = cepToLookUp(lookup);
  const limits = props.variant === "static" ? addressLimits.staticDelivery : addressLimits.registration;
  const parse = useCallback(
    (values: FormValues) => withMessages(parseAddress(draftOf(values), lookup, limits), addressMessages),
    [lookup, limits],
  );

  useEffect(() => {
    if (cep === undefined) return;
    asked(cep);
    if (answer === "down") dispatch({ type: "failed", cep });
    else if (answer !== "silent") dispatch({ type: "replied", cep, place: answer === "unknown" ? undefined : answer });
  }, [cep]);

  return (
    <div style={{ maxInlineSize: "35rem" }}>
      <Form parse={parse} onSubmit={sent}>
        <AddressForm
          {...props}
          lookup={lookup}
          onCepChange={(text) => dispatch({ type: "cep-typed", text })}
          onRetry={() => dispatch({ type: "retried" })}
        />
        <Button type="submit">Salvar</Button>
      </Form>
    </div>
  );
}

const numberLabel = "Número (opcional)";
const complementLabel = "Complemento (opcional)";
const labels = ["CEP", "Rua ou avenida", numberLabel, complementLabel, "Bairro", "Cidade", "Estado"] as const;

const meta = preview.meta({
  component: AddressForm,
  title: "Componentes/Formulários/AddressForm",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Para onde a caixa vai. No cadastro pergunta primeiro só o CEP, e o resto depois dele, com cidade e estado como texto. O CEP preenche rua, bairro, cidade e estado; o que ele preencheu fica travado, o que ele não sabe é perguntado. Outro CEP é outro endereço: o que foi escrito para o anterior sai. Um endereço inteiro, colado no CEP, vai cada parte ao seu campo. É uma parte de um Form, e a consulta é de quem usa: lookup diz em que pé ela está. Os nomes dos campos se trocam, um a um, em texts; foundLabel, ali, troca o que se ouve quando o endereço chega.",
      synonyms: ["endereço", "CEP", "entrega"],
      alternatives: {
        MaskedField: "basta o CEP",
        PersonalDataForm: "a pergunta é quem recebe",
      },
      keyboard: {
        Tab: "CEP, cidade, estado, rua, número, complemento e bairro; os travados também, para serem lidos. Fora do cadastro, cidade e estado vêm no fim.",
        "Enter em “Consultar o CEP de novo”":
          "Pergunta outra vez pelo mesmo CEP; achado, o foco vai ao primeiro campo vazio.",
      },
      announcements: [
        "“Endereço de entrega, grupo; CEP, editar texto”",
        "“Procurando o endereço”, depois “Endereço encontrado: Avenida Paulista, Bela Vista, São Paulo, SP”",
        "sem resposta: o problema, na hora, e ele como descrição de cada campo",
      ],
    },
  },
  args: { lookup: initialCepLookup, onCepChange: () => {}, onRetry: () => {}, onCheckoutStart: started },
  beforeEach: () => {
    sent.mockClear();
    asked.mockClear();
    started.mockClear();
    answer = paulista;
  },
  render: (args) => <Example {...args} />,
});

export const ReadyToSpeak = meta.story({
  name: "Antes de falar",
  play: async ({ canvas, canvasElement }) => {
    // A live region must exist before its text, or the text is not announced.
    await expect(canvas.getAllByRole("status", { hidden: true })).toHaveLength(
      canvasElement.querySelectorAll("[role=status]").length,
    );
  },
});

export const CepFirst = meta.story({
  name: "Primeiro o CEP; o resto vem depois dele",
  play: async ({ canvas, userEvent }) => {
    const rest = labels.filter((label) => label !== "CEP");
    await expect(canvas.getByLabelText("CEP")).toBeVisible();
    for (const label of rest) await expect(canvas.getByLabelText(label)).not.toBeVisible();
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    for (const label of rest) await expect(canvas.getByLabelText(label)).toBeVisible();
    // City and state read as text.
    for (const label of ["Cidade", "Estado"]) {
      await expect(getComputedStyle(canvas.getByLabelText(label)).borderTopColor).toBe("rgba(0, 0, 0, 0)");
    }
    // A correction of the CEP hides nothing.
    await userEvent.type(canvas.getByLabelText("CEP"), "{Backspace}");
    for (const label of rest) await expect(canvas.getByLabelText(label)).toBeVisible();
  },
});

export const CepUnknown = meta.story({
  name: "Com um CEP desconhecido, todos os campos são campos",
  parameters: { spec: ["FUN-175"] },
  play: async ({ canvas, userEvent }) => {
    answer = "unknown";
    await userEvent.type(canvas.getByLabelText("CEP"), "00000000");
    for (const label of labels) {
      await expect(canvas.getByLabelText(label)).toBeVisible();
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(getComputedStyle(canvas.getByLabelText(label)).borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
    }
  },
});

export const Found = meta.story({
  name: "CEP encontrado",
  parameters: { spec: ["FUN-098", "FUN-169", "FUN-170", "FUN-171", "FUN-172", "FUN-255"] },
  play: async ({ canvas, userEvent }) => {
    const cep = canvas.getByLabelText("CEP");
    for (const label of labels) {
      const mayBeEmpty = label === numberLabel || label === complementLabel;
      await expect(canvas.getByLabelText<HTMLInputElement>(label).required).toBe(!mayBeEmpty);
    }
    await userEvent.type(cep, "0131010");
    await expect(asked).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Rua ou avenida")).not.toHaveAttribute("readonly");
    await userEvent.type(cep, "0");
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked).toHaveBeenCalledWith("01310100");
    await waitFor(() => expect(cep).toHaveValue("01310-100"));
    for (const [label, text] of [
      ["Rua ou avenida", "Avenida Paulista"],
      ["Bairro", "Bela Vista"],
      ["Cidade", "São Paulo"],
      ["Estado", "SP"],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
      await expect(canvas.getByLabelText(label)).toHaveAttribute("readonly");
    }
    await expect(
      canvas.getByText("Endereço encontrado: Avenida Paulista, Bela Vista, São Paulo, SP"),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ ...paulista, cep: "01310100", number: "0", complement: "" });
    await expect(started).not.toHaveBeenCalled();
  },
});

export const Reset = meta.story({
  name: "Limpo por um reset: o endereço sai com o CEP",
  play: async ({ canvas, canvasElement, userEvent }) => {
    answer = paulista;
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await waitFor(() => expect(canvas.getByLabelText("Rua ou avenida")).toHaveValue("Avenida Paulista"));
    canvasElement.querySelector("form")?.reset();
    for (const label of ["CEP", "Rua ou avenida", "Bairro", "Cidade", "Estado"]) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue(""));
    }
    await expect(canvas.queryByText(/^Endereço encontrado/)).toBeNull();
  },
});

export const LeftOut = meta.story({
  name: "CEP de cidade inteira",
  parameters: { spec: ["FUN-173", "FUN-174", "FUN-242", "FUN-244"] },
  play: async ({ canvas, userEvent }) => {
    answer = { street: "", neighborhood: "", city: "Cairu", state: "BA" };
    await userEvent.type(canvas.getByLabelText("CEP"), "45420000");
    const street = canvas.getByLabelText("Rua ou avenida");
    await expect(street).toBeInvalid();
    await expect(street).toHaveAccessibleDescription("Informe o logradouro (Rua, Av, Travessa..)");
    await expect(canvas.getByLabelText("Bairro")).toBeInvalid();
    await expect(canvas.getByLabelText("Bairro")).toHaveAccessibleDescription("Obrigatório");
    await userEvent.type(street, "Rua da Praia");
    await expect(street).toBeValid();
    await userEvent.type(canvas.getByLabelText("Bairro"), "Centro");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      street: "Rua da Praia",
      neighborhood: "Centro",
      city: "Cairu",
    });

    // Typing the same CEP again keeps it.
    await userEvent.type(canvas.getByLabelText("CEP"), "{Backspace}0");
    await expect(street).toHaveValue("Rua da Praia");
    answer = paulista;
    await userEvent.clear(canvas.getByLabelText("CEP"));
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await expect(canvas.getByLabelText("Rua ou avenida")).toHaveValue("Avenida Paulista");
  },
});

const paulistaCep = parseCep("01310-100");
const known = {
  ...paulista,
  ...(paulistaCep.ok && { cep: paulistaCep.value }),
  state: "SP",
  number: "1578",
  complement: "apto 42",
} as const;

export const Moved = meta.story({
  name: "Outro CEP, de cidade inteira: nada da rua de antes fica",
  parameters: { spec: ["FUN-173", "FUN-174"] },
  args: { known },
  play: async ({ canvas, userEvent }) => {
    const type = async (cep: string) => {
      await userEvent.clear(canvas.getByLabelText("CEP"));
      await userEvent.type(canvas.getByLabelText("CEP"), cep);
    };
    await expect(canvas.getByLabelText(numberLabel)).toHaveValue("1578");
    answer = { street: "", neighborhood: "", city: "Cairu", state: "BA" };
    await type("45420000");
    for (const label of ["Rua ou avenida", "Bairro"]) {
      await expect(canvas.getByLabelText(label)).toHaveValue("");
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    }
    await expect(canvas.getByText(/^CEP novo/)).toBeVisible();
    for (const label of [numberLabel, complementLabel]) await expect(canvas.getByLabelText(label)).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent).not.toHaveBeenCalled();

    // Also from one town to another.
    await userEvent.type(canvas.getByLabelText("Rua ou avenida"), "Rua da Praia");
    answer = { street: "", neighborhood: "", city: "Jijoca de Jericoacoara", state: "CE" };
    await type("62598000");
    await expect(canvas.getByLabelText("Rua ou avenida")).toHaveValue("");

    // Back at the first address, all of it is restored.
    answer = paulista;
    await type("01310100");
    await expect(canvas.getByLabelText(numberLabel)).toHaveValue("1578");
    await expect(canvas.getByLabelText(complementLabel)).toHaveValue("apto 42");
    await expect(canvas.queryByText(/^CEP novo/)).toBeNull();
  },
});

export const MovedWithoutNumber = meta.story({
  name: "Outro CEP, e nada se perdeu: nada é dito",
  play: async ({ canvas, userEvent }) => {
    const type = async (cep: string) => {
      await userEvent.clear(canvas.getByLabelText("CEP"));
      await userEvent.type(canvas.getByLabelText("CEP"), cep);
    };
    await type("01310100");
    await expect(canvas.getByLabelText("Cidade")).toHaveValue("São Paulo");
    answer = { street: "Rua da Ajuda", neighborhood: "Centro", city: "Rio de Janeiro", state: "RJ" };
    await type("20040020");
    await expect(canvas.getByLabelText("Cidade")).toHaveValue("Rio de Janeiro");
    await expect(canvas.queryByText(/^CEP novo/)).toBeNull();

    // The same CEP again discards nothing; the next one does.
    await userEvent.type(canvas.getByLabelText(numberLabel), "305");
    await type("20040020");
    await expect(canvas.getByLabelText(numberLabel)).toHaveValue("305");
    await expect(canvas.queryByText(/^CEP novo/)).toBeNull();
    answer = paulista;
    await type("01310100");
    await expect(canvas.getByLabelText(numberLabel)).toHaveValue("");
    await expect(canvas.getByText(/^CEP novo/)).toBeVisible();

    // Once the customer has begun to fill them in again, they know.
    await userEvent.type(canvas.getByLabelText(numberLabel), "1578");
    await expect(canvas.queryByText(/^CEP novo/)).toBeNull();
  },
});

export const TypedBefore = meta.story({
  name: "Escrito antes do CEP, ou enquanto ele é procurado: fica",
  args: { variant: "static" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(numberLabel), "12");
    answer = "unknown";
    await userEvent.type(canvas.getByLabelText("CEP"), "00000000");
    answer = "silent";
    await userEvent.clear(canvas.getByLabelText("CEP"));
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await userEvent.type(canvas.getByLabelText(complementLabel), "fundos");
    await expect(canvas.getByLabelText(numberLabel)).toHaveValue("12");
    await expect(canvas.getByLabelText(complementLabel)).toHaveValue("fundos");
  },
});

export const Looking = meta.story({
  name: "Procurando",
  play: async ({ canvas, userEvent }) => {
    answer = "silent";
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await expect(canvas.getByText("Procurando o endereço")).toBeInTheDocument();
  },
});

export const Down = meta.story({
  name: "Consulta fora do ar",
  parameters: { spec: ["FUN-175", "FUN-176", "FUN-177"] },
  play: async ({ canvas, userEvent }) => {
    answer = "down";
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    for (const label of labels) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(/A consulta do CEP não respondeu/);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("CEP")).toHaveFocus();

    answer = paulista;
    await userEvent.click(canvas.getByRole("button", { name: "Consultar o CEP de novo" }));
    await expect(canvas.getByLabelText("Cidade")).toHaveValue("São Paulo");
    for (const label of labels) await waitFor(() => expect(canvas.getByLabelText(label)).toBeValid());
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent).toHaveBeenCalledOnce();
  },
});

export const AskedAgain = meta.story({
  name: "Consultado de novo: o foco segue no endereço",
  play: async ({ canvas, userEvent }) => {
    const askAgain = () => userEvent.click(canvas.getByRole("button", { name: "Consultar o CEP de novo" }));
    const [cep, number] = [canvas.getByLabelText("CEP"), canvas.getByLabelText(numberLabel)];
    answer = "down";
    await userEvent.type(cep, "01310100");
    await askAgain();
    await expect(cep).toHaveFocus();
    answer = paulista;
    await askAgain();
    await waitFor(() => expect(number).toHaveFocus());

    // With the number typed, no empty field is left to focus.
    await userEvent.type(number, "1578");
    await userEvent.type(canvas.getByLabelText(complementLabel), "apto 42");
    answer = "down";
    await userEvent.clear(cep);
    await userEvent.type(cep, "01310100");
    answer = paulista;
    await askAgain();
    await expect(canvas.getByLabelText("Cidade")).toHaveValue("São Paulo");
    await expect(cep).toHaveFocus();
  },
});

export const Unknown = meta.story({
  name: "CEP que ninguém conhece",
  parameters: { spec: ["FUN-175", "FUN-176"] },
  play: async ({ canvas, userEvent }) => {
    answer = "unknown";
    await userEvent.type(canvas.getByLabelText("CEP"), "00000000");
    await expect(await canvas.findByText(/Não encontramos este CEP/)).toBeVisible();
    for (const label of labels) await expect(canvas.getByLabelText(label)).toBeInvalid();
    await userEvent.type(canvas.getByLabelText("CEP"), "{Backspace}");
    for (const label of labels) await expect(canvas.getByLabelText(label)).not.toHaveAttribute("aria-invalid");
  },
});

export const NothingTyped = meta.story({
  name: "Enviado sem nada: o resumo pede o que dá para fazer",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^CEP: Informe um CEP válido$/);
    await expect(canvas.getByLabelText("CEP")).toHaveFocus();
    // The fields that it fills are empty too, and show no error yet.
    for (const label of ["Rua ou avenida", "Bairro", "Cidade", "Estado"]) {
      await expect(canvas.getByLabelText(label)).not.toHaveAttribute("aria-invalid");
    }
    await expect(canvas.queryByText("Obrigatório")).toBeNull();

    answer = { street: "", neighborhood: "", city: "Cairu", state: "BA" };
    await userEvent.type(canvas.getByLabelText("CEP"), "45420000");
    await waitFor(() => expect(canvas.getByText("Informe o logradouro (Rua, Av, Travessa..)")).toBeVisible());
    await expect(canvas.getByText("Obrigatório")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Rua ou avenida"), "Rua da Praia");
    await userEvent.type(canvas.getByLabelText("Bairro"), "Centro");
    await waitFor(() => expect(canvas.getByLabelText("Bairro")).toBeValid());
    await expect(canvas.queryByText("Informe o logradouro (Rua, Av, Travessa..)")).toBeNull();
  },
});

export const Complement = meta.story({
  name: "Complemento no limite",
  parameters: { spec: ["FUN-252", "FUN-253", "FUN-254"] },
  play: async ({ canvas, userEvent }) => {
    const complement = canvas.getByLabelText(complementLabel);
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await userEvent.type(complement, "a".repeat(39));
    await expect(canvas.queryByText(/ de 45$/)).toBeNull();
    await userEvent.type(complement, "a");
    await expect(canvas.getByText("40 de 45")).toBeVisible();
    await userEvent.type(complement, "aaaaaa");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(complement).toHaveAccessibleDescription(
      /Complemento maior que o permitido \(45\), porfavor diminua o complemento\./,
    );
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(complement, "{Backspace}");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent).toHaveBeenCalledOnce();
  },
});

export const NumberOfDigits = meta.story({
  name: "Número",
  parameters: { spec: ["FUN-247", "FUN-248", "FUN-250"] },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(numberLabel);
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await userEvent.type(number, "12a");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(number).toHaveAccessibleDescription("Só números Apenas números.");
    await userEvent.clear(number);
    await userEvent.type(number, "1234567");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    // A number cut to fit would look right.
    await expect(number).toHaveValue("1234567");
    await expect(number).toHaveAccessibleDescription(/Esse número é longo demais/);
    await userEvent.type(number, "{Backspace}");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ number: "123456" });
  },
});

export const Static = meta.story({
  name: "Variante estática",
  args: { variant: "static" },
  parameters: { spec: ["FUN-099", "FUN-100", "FUN-101", "FUN-249"] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    for (const label of labels) await expect(canvas.getByLabelText(label)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await userEvent.type(canvas.getByLabelText(numberLabel), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(numberLabel), "{Backspace}");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ number: "12345" });
    await expect(started).toHaveBeenCalledOnce();
  },
});

export const KnownToBrowsers = meta.story({
  name: "O navegador reconhece os campos",
  play: async ({ canvas }) => {
    for (const [label, token] of [
      ["CEP", "postal-code"],
      ["Rua ou avenida", "address-line1"],
      [complementLabel, "address-line2"],
      ["Cidade", "address-level2"],
      ["Estado", "address-level1"],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute("autocomplete", token);
    }
    await expect(canvas.getByLabelText(numberLabel)).toHaveAttribute("inputmode", "numeric");
  },
});

export const Keyboard = meta.story({
  name: "Só com o teclado",
  play: async ({ canvas, userEvent }) => {
    answer = "down";
    await userEvent.tab();
    await expect(canvas.getByLabelText("CEP")).toHaveFocus();
    await userEvent.keyboard("01310100");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Consultar o CEP de novo" })).toHaveFocus();
    answer = paulista;
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText("Cidade")).toHaveValue("São Paulo");
    canvas.getByLabelText("CEP").focus();
    for (const label of ["Cidade", "Estado", "Rua ou avenida", numberLabel, complementLabel, "Bairro"]) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
  },
});

export const AnythingTyped = meta.story({
  name: "HTML na resposta e nos campos",
  play: async ({ canvas, canvasElement, userEvent }) => {
    answer = { ...paulista, street: "<script>alert('oi')</script>", neighborhood: "" };
    await userEvent.type(canvas.getByLabelText("CEP"), "x");
    await waitFor(() => expect(canvas.getByLabelText("CEP")).toHaveValue(""));
    await userEvent.paste("CEP 01.310-100");
    await expect(canvas.getByLabelText("CEP")).toHaveValue("01310-100");
    await expect(canvas.getByLabelText("Rua ou avenida")).toHaveValue("<script>alert('oi')</script>");
    await userEvent.type(canvas.getByLabelText("Bairro"), "<b>Centro</b>");
    await expect(canvasElement.querySelector("script, b")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ neighborhood: "<b>Centro</b>" });
  },
});

export const OtherWords = meta.story({
  args: {
    title: "Onde fica a casinha",
    texts: {
      street: "Logradouro",
      numberOptional: "se não for S/N",
      complementOptional: "se houver",
      foundLabel: (place) => `É aqui: ${place}`,
      retryLabel: "Tentar outra vez",
      notFoundText: "Esse CEP não existe.",
      problemLabel: "Problema",
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Onde fica a casinha" })).toBeVisible();
    await expect(canvas.getByLabelText("Número se não for S/N")).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await expect(canvas.getByLabelText("Complemento se houver")).toBeVisible();
    await expect(canvas.getByText("É aqui: Avenida Paulista, Bela Vista, São Paulo, SP")).toBeInTheDocument();
    answer = "unknown";
    await userEvent.type(canvas.getByLabelText("CEP"), "{Backspace}1");
    await expect(await canvas.findByText("Esse CEP não existe.")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Problema" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Tentar outra vez" })).toBeVisible();
    await expect(canvas.getByLabelText("Logradouro")).toBeInvalid();
  },
});

export const LongestText = meta.story({
  args: { texts: { complement: "Complemento e ponto de referência para quem entrega" } },
  play: async ({ canvas, userEvent }) => {
    answer = {
      street: "Avenida Brigadeiro Faria Lima e Conselheiro Furtado",
      neighborhood: "Jardim Paulistano de Nossa Senhora da Conceição",
      city: "São José do Vale do Rio Preto",
      state: "RJ",
    };
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await expect(canvas.getByLabelText("Cidade")).toHaveValue("São José do Vale do Rio Preto");
    await userEvent.click(canvas.getByLabelText(/^Complemento/));
    await userEvent.paste("a".repeat(60));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    answer = "down";
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await expect(canvas.getByRole("button", { name: "Consultar o CEP de novo" })).toBeVisible();
  },
});
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
