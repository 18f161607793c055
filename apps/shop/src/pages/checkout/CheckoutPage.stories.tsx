import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, type userEvent, waitFor, within } from "storybook/test";
import { untilPaid } from "../../testing/untilPaid.ts";

const path = "/assinatura/checkout";

const meta = preview.meta({
  title: "Telas/Checkout/1 Resumo e cadastro",
  parameters: {
    synonyms: ["checkout", "cart", "carrinho", "sign up", "endereço"],
    shop: { path, scenario: "no-checkout" },
  },
});

type Canvas = Pick<ReturnType<typeof within>, "getByLabelText" | "getByRole" | "findByRole">;
type User = Pick<typeof userEvent, "type" | "click">;

const addressLabels = [
  "CEP",
  "Rua ou avenida",
  "Número (opcional)",
  "Complemento (opcional)",
  "Bairro",
  "Cidade",
  "Estado",
];

interface Typed {
  readonly cep?: string;
  readonly number?: string;
}

/** Fills in Ana's registration. The address comes from the CEP, and the telephone from the contact step. */
async function fillIn(canvas: Canvas, user: User, { cep = "01310100", number = "1578" }: Typed = {}) {
  await waitFor(() => expect(canvas.getByLabelText("Telefone com DDD")).toHaveValue("(11) 91234-5678"));
  await user.type(canvas.getByLabelText("Nome completo"), "Ana Maria Souza");
  await user.type(canvas.getByLabelText("CPF"), "52998224725");
  await user.type(canvas.getByLabelText("Data de nascimento"), "07041990");
  await user.type(canvas.getByLabelText("CEP"), cep);
  if (number === "") return;
  await waitFor(() => expect(canvas.getByLabelText("Número (opcional)")).toBeVisible());
  await user.type(canvas.getByLabelText("Número (opcional)"), number);
}

async function placeIsFound(canvas: Canvas, city = "São Paulo") {
  await waitFor(() => expect(canvas.getByLabelText("Cidade")).toHaveValue(city));
}

async function goOn(canvas: Canvas, user: User) {
  await user.click(canvas.getByRole("button", { name: "Ir para o pagamento" }));
}

/** All typed text is still there. */
async function nothingIsLost(canvas: Canvas, number = "1578") {
  await expect(canvas.getByLabelText("Nome completo")).toHaveValue("Ana Maria Souza");
  await expect(canvas.getByLabelText("CPF")).toHaveValue("529.982.247-25");
  await expect(canvas.getByLabelText("Data de nascimento")).toHaveValue("07/04/1990");
  await expect(canvas.getByLabelText("CEP")).toHaveValue("01310-100");
  await expect(canvas.getByLabelText("Número (opcional)")).toHaveValue(number);
}

const summary = { name: "Resumo da assinatura" };

export const Fresh = meta.story({
  name: "Visita nova",
  parameters: {
    spec: [
      ...["FUN-041", "FUN-042", "FUN-043", "FUN-095", "FUN-097", "FUN-098", "MAN-086", "MAN-087", "MAN-160"],
      ...["MAN-329"],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Para onde vai a caixa do Bob?");
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("PlanoAnual"));
    await expect(card).toHaveTextContent("Validade12 meses");
    await expect(card).toHaveTextContent("R$69,90/mês");
    await expect(card).toHaveTextContent("Total do plano: R$838,80");
    await expect(card).toHaveTextContent("E-mailana.souza@gmail.com");
    await expect(canvas.getByText(/^Os avisos e o acesso à sua conta vão para/)).toHaveTextContent(
      "ana.souza@gmail.com.",
    );
    await expect(card).toHaveTextContent("Informe o CEP para ver quando a caixa chega.");
    await expect(canvas.getByRole("textbox", { name: "Tem um cupom?" })).toBeVisible();
    for (const label of ["Nome completo", "CPF", "Data de nascimento", "Telefone com DDD"]) {
      await expect(canvas.getByLabelText(label)).toBeVisible();
    }
    // The CEP comes first, and the rest of the address after it.
    const cep = canvas.getByLabelText("CEP");
    await expect(cep).toBeVisible();
    const name = canvas.getByLabelText("Nome completo");
    await expect(cep.getBoundingClientRect().top).toBeLessThan(name.getBoundingClientRect().top);
    await expect(canvas.getByLabelText("Rua ou avenida")).not.toBeVisible();
    await userEvent.type(cep, "01310100");
    for (const label of addressLabels.filter((label) => label !== "CEP")) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toBeVisible());
    }
    await waitFor(() => expect(card).toHaveTextContent("Envio da primeira caixaFrete Grátis"));
    await waitFor(() => expect(card).toHaveTextContent("Chega entre 13/03 e 16/03"));
  },
});

export const WithFace = meta.story({
  name: "O resumo tem rosto, e o caminho para mudar cada escolha",
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("region", summary));
    const name = await card.findByText("Caixa Essencial do Bob", { selector: "p" });
    await expect(name).toBeVisible();
    const picture = name.closest("section")?.querySelector("img[src='/imagens/trilha-cachorro-essencial.svg']");
    await expect(picture).toBeInTheDocument();
    await expect(name.parentElement?.querySelector("[data-mood]")).toBeVisible();
    for (const [link, href] of [
      ["Alterar a trilha", "/pessoal/trilha-experiencia/"],
      ["Alterar o plano", "/assinatura/plano/"],
      ["Alterar o item extra", "/assinatura/item-extra"],
    ] as const) {
      await expect(card.getByRole("link", { name: link })).toHaveAttribute("href", href);
    }
  },
});

export const WithFaceOnAPhone = meta.story({
  name: "No celular, o resumo é uma linha acima do cadastro",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole("region", summary));
    const line = await card.findByText("Caixa Essencial do Bob", { selector: "div" });
    await waitFor(() => expect(card.getByText("R$69,90/mês + frete")).toBeVisible());
    await expect(canvas.queryByText("Total do plano:", { exact: false })).not.toBeVisible();
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(line.getBoundingClientRect().bottom).toBeLessThan(heading.getBoundingClientRect().top);
    await userEvent.click(line);
    await expect(card.getByRole("textbox", { name: "Tem um cupom?" })).toBeVisible();
  },
});

export const GoesOn = meta.story({
  name: "Preenchido: continua para o pagamento",
  parameters: {
    spec: [
      ...["FUN-044", "FUN-096", "FUN-136", "FUN-169", "FUN-171", "FUN-172", "FUN-186", "FUN-319", "FUN-320"],
      ...["FUN-333", "FUN-355", "MAN-331", "MAN-332", "MAN-407"],
    ],
    shop: { path, scenario: "no-checkout", endsAt: "/payment_b" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const card = canvas.getByRole("region", summary);
    await fillIn(canvas, userEvent);
    await placeIsFound(canvas);
    await expect(canvas.getByLabelText("Rua ou avenida")).toHaveValue("Avenida Paulista");
    await expect(canvas.getByLabelText("Rua ou avenida")).toHaveAttribute("readonly");
    await expect(canvas.getByLabelText("Estado")).toHaveAttribute("readonly");
    // Ordered on a Tuesday, the box ships on Wednesday 11. The carrier takes two days, and the window has three.
    await waitFor(() => expect(card).toHaveTextContent("Chega entre 13/03 e 16/03"));
    await expect(card).toHaveTextContent("Embalamos em 11/03");
    await expect(card).toHaveTextContent("Envio da primeira caixaFrete Grátis");

    await goOn(canvas, userEvent);
    await waitFor(() => expect(shopOf(context).address()).toBe("/payment_b"));
    await expect(shopOf(context).events).toContainEqual({ event: "add_shipping_info", plan: "SP_anual" });
    await expect(shopOf(context).store.customers.get("lead0001")).toMatchObject({
      name: "Ana Maria Souza",
      cpf: "52998224725",
      birthDate: "1990-04-07",
      areaCode: "11",
      phoneNumber: "912345678",
      address: { cep: "01310100", street: "Avenida Paulista", number: "1578", city: "São Paulo", state: "SP" },
    });
    await expect(shopOf(context).store.visitors.get("visita")).toMatchObject({
      answers: { customerSaved: true },
      freight: "0.00",
    });
  },
});

const carla = {
  session: { customerCode: "conta0001", reach: "account" },
  customerCode: "conta0001",
  answers: {
    contact: {
      email: "carla.lima@gmail.com",
      areaCode: "11",
      phoneNumber: "912345678",
      newsletter: true,
      privacy: true,
    },
  },
} as const;

export const Known = meta.story({
  name: "Conta aberta: cadastro já conhecido",
  parameters: {
    spec: ["FUN-125", "FUN-126", "FUN-127", "FUN-318"],
    shop: {
      path,
      scenario: "no-checkout",
      at: "checkout",
      visitor: carla,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Nome completo")).toHaveValue("Carla Lima"));
    await expect(canvas.getByLabelText("CPF")).toHaveValue("529.982.247-25");
    await expect(canvas.getByLabelText("Data de nascimento")).toHaveValue("07/04/1990");
    await expect(canvas.getByLabelText("CEP")).toHaveValue("01310-100");
    await expect(canvas.getByLabelText("Número (opcional)")).toHaveValue("1578");
    await expect(canvas.getByLabelText("Complemento (opcional)")).toHaveValue("apto 42");
    await placeIsFound(canvas);
  },
});

export const KnownLater = meta.story({
  name: "Cadastro guardado: os campos do endereço esperam por ele, e nada se move quando chega",
  globals: { viewport: { value: "phone" } },
  parameters: {
    shop: {
      path,
      scenario: "no-checkout",
      at: "checkout",
      visitor: { ...carla, answers: { ...carla.answers, customerSaved: true } },
      latency: 300,
    },
  },
  play: async ({ canvas }) => {
    const street = canvas.getByLabelText("Rua ou avenida");
    const name = canvas.getByLabelText("Nome completo");
    const place = () => Math.round(name.getBoundingClientRect().top - street.getBoundingClientRect().top);
    await expect(street).toBeVisible();
    await expect(street).toHaveValue("");
    const before = place();
    await waitFor(() => expect(street).toHaveValue("Avenida Paulista"));
    await expect(place()).toBe(before);
  },
});

export const FixedCpf = meta.story({
  name: "Conta aberta: o CPF da conta não se troca",
  parameters: { shop: { path, scenario: "no-checkout", at: "checkout", visitor: carla } },
  play: async ({ canvas, userEvent }) => {
    const cpf = canvas.getByLabelText("CPF");
    await waitFor(() => expect(cpf).toHaveValue("529.982.247-25"));
    await expect(cpf).toHaveAttribute("readonly");
    await expect(cpf).toHaveAccessibleDescription(/É o CPF da sua conta e não muda/);
    await userEvent.type(cpf, "{Backspace}{Backspace}11");
    await expect(cpf).toHaveValue("529.982.247-25");
  },
});

export const KnownChanged = meta.story({
  name: "Cadastro conhecido, com outro complemento: continua para o pagamento",
  parameters: { shop: { path, scenario: "no-checkout", at: "checkout", visitor: carla, endsAt: "/payment_b" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByLabelText("Complemento (opcional)")).toHaveValue("apto 42"));
    await placeIsFound(canvas);
    await userEvent.type(canvas.getByLabelText("Complemento (opcional)"), "3");
    await goOn(canvas, userEvent);
    await waitFor(() => expect(shopOf(context).address()).toBe("/payment_b"));
    await expect(shopOf(context).store.customers.get("conta0001")?.address?.complement).toBe("apto 423");
  },
});

export const KnownMoved = meta.story({
  name: "Cadastro conhecido, com o CEP de outra cidade inteira: pede a rua, o bairro e o número de lá",
  parameters: { spec: ["FUN-173", "FUN-174"], shop: { path, scenario: "no-checkout", at: "checkout", visitor: carla } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByLabelText("Complemento (opcional)")).toHaveValue("apto 42"));
    await placeIsFound(canvas);
    await userEvent.clear(canvas.getByLabelText("CEP"));
    await userEvent.type(canvas.getByLabelText("CEP"), "69005010");
    await waitFor(() => expect(canvas.getByLabelText("Cidade")).toHaveValue("Manaus"));
    for (const label of ["Rua ou avenida", "Bairro"]) {
      await expect(canvas.getByLabelText(label)).toHaveValue("");
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    }
    for (const label of ["Número (opcional)", "Complemento (opcional)"]) {
      await expect(canvas.getByLabelText(label)).toHaveValue("");
    }
    await goOn(canvas, userEvent);
    await expect(canvas.getByLabelText("Rua ou avenida")).toHaveFocus();
    await expect(shopOf(context).address()).toBe(path);
    await expect(shopOf(context).store.customers.get("conta0001")?.address?.cep).toBe("01310100");
  },
});

export const KnownLate = meta.story({
  name: "Cadastro salvo nesta visita, servidor lento",
  parameters: { shop: { path, scenario: "no-pagamento", latency: 1_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", summary)).toHaveAttribute("aria-busy", "true");
    const [name, cep] = [canvas.getByLabelText("Nome completo"), canvas.getByLabelText("CEP")];
    // In two events, well before the reply.
    await fireEvent.input(name, { target: { value: "Bia" } });
    await fireEvent.input(cep, { target: { value: "6903" } });
    // The other personal fields are filled in. The typed address stays: half of the saved one would be a wrong place.
    await waitFor(() => expect(canvas.getByLabelText("CPF")).toHaveValue("529.982.247-25"));
    await expect(name).toHaveValue("Bia");
    await expect(cep).toHaveValue("6903");
    await expect(canvas.getByLabelText("Número (opcional)")).toHaveValue("");
    await waitFor(() => expect(canvas.getByRole("region", summary)).toHaveTextContent("R$69,90/mês"));
  },
});

export const Blank = meta.story({
  name: "Tudo em branco",
  parameters: {
    spec: ["FUN-232", "FUN-237", "FUN-240", "FUN-241", "FUN-242", "FUN-243", "FUN-244", "FUN-256", "FUN-176"],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goOn(canvas, userEvent);
    await expect(canvas.getByLabelText("CEP")).toHaveFocus();
    // Only the fields that the CEP does not fill are reported.
    await expect(await canvas.findByText("Confira 4 campos")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ir para o primeiro: CEP" })).toBeVisible();
    for (const [label, message] of [
      ["Nome completo", "Informe seu nome completo. Sem Numeros."],
      ["CPF", "Vai na nota fiscal. Informe um CPF válido"],
      ["Data de nascimento", "Informe uma data válida. Ex: 07/04/2000. Mínimo 18 anos."],
      ["CEP", "Informe um CEP válido"],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    for (const label of ["Rua ou avenida", "Bairro", "Cidade", "Estado"]) {
      await expect(canvas.getByLabelText(label)).toBeRequired();
      await expect(canvas.getByLabelText(label)).not.toHaveAttribute("aria-invalid");
      await expect(canvas.getByLabelText(label)).not.toHaveAccessibleDescription();
    }

    // In a town with a single CEP, the street and the neighbourhood are missing too.
    await userEvent.type(canvas.getByLabelText("CEP"), "79290000");
    await placeIsFound(canvas, "Bonito");
    await expect(await canvas.findByText("Confira 5 campos")).toBeVisible();
    for (const [label, message] of [
      ["Rua ou avenida", "Informe o logradouro (Rua, Av, Travessa..)"],
      ["Bairro", "Obrigatório"],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    await goOn(canvas, userEvent);
    await expect(
      canvas.getByText("Confira 5 campos: Rua ou avenida, Bairro, Nome completo, CPF, Data de nascimento"),
    ).toBeInTheDocument();
    await expect(shopOf(context).address()).toBe(path);
  },
});

export const BlankPlaceFound = meta.story({
  name: "Tudo em branco, e o CEP achado conserta o endereço",
  play: async ({ canvas, userEvent }) => {
    await goOn(canvas, userEvent);
    await expect(canvas.getByLabelText("CEP")).toBeInvalid();
    // The place found by the lookup clears the errors of its fields.
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await placeIsFound(canvas);
    for (const label of ["CEP", "Rua ou avenida", "Bairro", "Cidade", "Estado"]) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toBeValid());
    }
    await expect(canvas.getByLabelText("CPF")).toBeInvalid();
  },
});

export const Wrong = meta.story({
  name: "Dados que não servem",
  parameters: { spec: ["FUN-230", "FUN-233", "FUN-235", "FUN-239", "FUN-247", "FUN-250"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent, { number: "12a" });
    await placeIsFound(canvas);
    const writeWrong = async () => {
      for (const [label, text] of [
        ["Nome completo", "Ana M4ria"],
        ["CPF", "11111111111"],
        // Turns eighteen tomorrow.
        ["Data de nascimento", "11032008"],
      ] as const) {
        await userEvent.clear(canvas.getByLabelText(label));
        await userEvent.type(canvas.getByLabelText(label), text);
      }
      await goOn(canvas, userEvent);
      for (const label of ["Nome completo", "CPF", "Data de nascimento", "Número (opcional)"]) {
        await expect(canvas.getByLabelText(label)).toBeInvalid();
      }
    };
    await writeWrong();
    await expect(canvas.getByLabelText("Número (opcional)")).toHaveAccessibleDescription(/Apenas números\.$/);

    const name = canvas.getByLabelText("Nome completo");
    await userEvent.clear(name);
    await userEvent.type(name, "Ana");
    await userEvent.tab();
    await expect(name).toBeInvalid();
    await userEvent.type(name, " Souza");
    await expect(name).toBeValid();

    const birthDate = canvas.getByLabelText("Data de nascimento");
    await userEvent.clear(birthDate);
    await userEvent.type(birthDate, "10032008");
    await expect(birthDate).toBeValid();
    await writeWrong();
    await expect(shopOf(context).address()).toBe(path);
  },
});

export const NoNumber = meta.story({
  name: "Sem número: continua para o pagamento",
  parameters: { shop: { path, scenario: "no-checkout", endsAt: "/payment_b" }, spec: ["FUN-129", "FUN-251"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent, { number: "" });
    await placeIsFound(canvas);
    await goOn(canvas, userEvent);
    await waitFor(() => expect(shopOf(context).address()).toBe("/payment_b"));
    await expect(shopOf(context).store.customers.get("lead0001")?.address?.number).toBe("0");
  },
});

export const WholeTown = meta.story({
  name: "CEP de cidade inteira",
  parameters: { spec: ["FUN-173", "FUN-174", "MAN-408", "MAN-410", "MAN-411"] },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { cep: "45420000" });
    await placeIsFound(canvas, "Cairu");
    await expect(canvas.getByLabelText("Rua ou avenida")).toBeInvalid();
    await userEvent.type(canvas.getByLabelText("Rua ou avenida"), "Rua da Praia");
    await userEvent.type(canvas.getByLabelText("Bairro"), "Centro");
    const card = canvas.getByRole("region", summary);
    // The carrier's 27,90, less the 12,35 that the shop pays.
    await waitFor(() => expect(card).toHaveTextContent("Envio da primeira caixaR$15,55"));
  },
});

export const CampaignFreight = meta.story({
  name: "Frete da campanha, até haver um endereço",
  parameters: { spec: ["MAN-330"], shop: { path, scenario: "no-checkout", visitor: { freight: "9.90" } } },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("Envio da primeira caixaR$9,90"));
    await waitFor(() => expect(card).toHaveTextContent("+ R$9,90 de frete em cada caixa"));
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await waitFor(() => expect(card).toHaveTextContent("Envio da primeira caixaFrete Grátis"));
  },
});

export const WholeTownGoesOn = meta.story({
  name: "CEP de cidade inteira: continua para o pagamento",
  parameters: { shop: { path, scenario: "no-checkout", endsAt: "/payment_b" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent, { cep: "45420000" });
    await placeIsFound(canvas, "Cairu");
    await userEvent.type(canvas.getByLabelText("Rua ou avenida"), "Rua da Praia");
    await userEvent.type(canvas.getByLabelText("Bairro"), "Centro");
    await goOn(canvas, userEvent);
    await waitFor(() => expect(shopOf(context).address()).toBe("/payment_b"));
    await expect(shopOf(context).store.customers.get("lead0001")?.address).toMatchObject({
      street: "Rua da Praia",
      neighborhood: "Centro",
      state: "BA",
    });
    await expect(shopOf(context).store.visitors.get("visita")?.freight).toBe("15.55");
  },
});

export const CepDown = meta.story({
  name: "CEP fora do ar",
  parameters: { spec: ["FUN-175", "FUN-176", "FUN-177"], shop: { path, scenario: "cep-fora-do-ar" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent);
    await expect(await canvas.findByText(/A consulta do CEP não respondeu/)).toBeVisible();
    for (const label of addressLabels) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    }
    await goOn(canvas, userEvent);
    await expect(canvas.getByLabelText("CEP")).toHaveFocus();
    await expect(canvas.getByLabelText("CEP")).not.toHaveAttribute("readonly");
    await nothingIsLost(canvas);
    await expect(shopOf(context).store.customers.get("lead0001")?.name).toBeUndefined();
  },
});

export const CepUnknown = meta.story({
  name: "CEP que não existe",
  parameters: { spec: ["FUN-175", "FUN-176"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent, { cep: "00000000" });
    await expect(await canvas.findByText(/Não encontramos este CEP/)).toBeVisible();
    await goOn(canvas, userEvent);
    await expect(canvas.getByLabelText("CEP")).toHaveAccessibleDescription(/Informe um CEP válido/);
    await expect(shopOf(context).address()).toBe(path);
  },
});

export const PressedDuringLookup = meta.story({
  name: "Continuar enquanto o CEP é conferido",
  parameters: { shop: { path, scenario: "no-checkout", faults: [{ path: "/shipping/cep", kind: "timeout" }] } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { number: "" });
    await goOn(canvas, userEvent);
    await expect(await canvas.findByRole("button", { name: "Conferindo o CEP" })).toBeVisible();
    await expect(canvas.getByLabelText("CEP")).toBeValid();
    await nothingIsLost(canvas, "");
  },
});

export const PressedBeforeTheNumber = meta.story({
  name: "Continuar antes de o número ser perguntado: ele recebe o foco",
  parameters: { shop: { path, scenario: "no-checkout", latency: 400 } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent, { number: "" });
    await goOn(canvas, userEvent);
    await waitFor(() => expect(canvas.getByLabelText("Número (opcional)")).toHaveFocus());
    await expect(shopOf(context).address()).toBe(path);
  },
});

export const NoEstimate = meta.story({
  name: "Frete sem estimativa",
  parameters: {
    spec: ["MAN-393"],
    shop: { path, scenario: "no-checkout", faults: [{ path: "/shipping/cep/estimate", kind: "500" }] },
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { cep: "69036360" });
    await placeIsFound(canvas, "Manaus");
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("Envio da primeira caixaA calcular"));
    await expect(card).not.toHaveTextContent(/Chega entre|entrega agora|erro/i);
    await expect(canvas.queryByText(/erro/i)).toBeNull();
    // Without a freight, the payment does not open.
    await goOn(canvas, userEvent);
    const form = canvas.getByRole("form", { name: "Cadastro e entrega" });
    await waitFor(() => expect(form).toHaveTextContent("Não deu para calcular o frete da primeira caixa."));
    await expect(canvas.getByRole("status", { name: "Avisos" })).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText("Nome completo")).toHaveValue("Ana Maria Souza");
  },
});

export const GivenShipDate = meta.story({
  name: "Data de envio dada",
  parameters: { spec: ["FUN-186"], shop: { path, scenario: "no-checkout", visitor: { shipDate: "2026-03-12" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("Embalamos em 13/03"));
    await expect(card).toHaveTextContent("Chega entre 15/03 e 18/03");
  },
});

export const WrongShipDate = meta.story({
  name: "Data de envio que não é data",
  parameters: {
    spec: ["FUN-189", "FUN-346"],
    shop: { path, scenario: "no-checkout", visitor: { shipDate: "31/02/2026" } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("A data setada para envio não está em um formato válido"));
    await expect(card).toHaveTextContent("Envio da primeira caixaFrete Grátis");
    await expect(card).not.toHaveTextContent(/Chega entre|Embalamos em/);
  },
});

export const StaticDelivery = meta.story({
  name: "Na ordem antiga: dados de entrega na variante estática",
  parameters: {
    spec: ["FUN-099", "FUN-100", "FUN-101", "FUN-249"],
    shop: {
      path,
      scenario: "no-checkout",
      at: "checkout",
      visitor: { flow: "classic" },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(shopOf(context).events).toEqual([{ event: "begin_checkout", plan: "SP_anual" }]));
    const section = canvas.getByRole("group", { name: "Endereço de entrega" });
    for (const label of addressLabels) {
      await expect(section).toContainElement(canvas.getByLabelText(label));
    }
    await fillIn(canvas, userEvent, { number: "123456" });
    await placeIsFound(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Ir para o pagamento" }));
    await expect(canvas.getByLabelText("Número (opcional)")).toHaveAccessibleDescription(/longo demais/);
    await expect(shopOf(context).events.filter(({ event }) => event === "begin_checkout")).toHaveLength(1);
  },
});

export const Monthly = meta.story({
  name: "Plano mensal, sem cupom",
  parameters: {
    spec: ["FUN-356", "MAN-264", "MAN-409"],
    shop: {
      path,
      scenario: "no-checkout",
      at: "checkout",
      visitor: { coupon: "PRIMEIRACAIXA", answers: { plan: "SP_mensal" } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("Validade1 mês"));
    await expect(card).toHaveTextContent("R$79,90/mês");
    await expect(canvas.queryByRole("group", { name: "Cupom de desconto" })).toBeNull();
    await expect(canvas.queryByText(/PRIMEIRACAIXA/)).toBeNull();
    await waitFor(() => expect(card).toHaveTextContent("Cupons valem nos planos de 6 e 12 meses."));
    await userEvent.type(canvas.getByLabelText("CEP"), "01310100");
    await waitFor(() => expect(card).toHaveTextContent("Chega entre 17/03 e 20/03"));
  },
});

export const MonthlyWithoutCoupon = meta.story({
  name: "Plano mensal de quem não tem cupom: nada se fala de cupons",
  parameters: {
    spec: ["MAN-264"],
    shop: {
      path,
      scenario: "no-checkout",
      at: "checkout",
      visitor: { answers: { plan: "SP_mensal" } },
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("Validade1 mês"));
    await expect(card).not.toHaveTextContent(/cupo/i);
  },
});

export const CouponApplied = meta.story({
  name: "Cupom aplicado",
  parameters: { spec: ["FUN-333", "MAN-160", "MAN-262", "MAN-330"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("Total do plano: R$838,80"));
    const code = canvas.getByRole("textbox", { name: "Tem um cupom?" });
    await userEvent.click(canvas.getByRole("button", { name: "Aplicar" }));
    await expect(code).toBeValid();
    await expect(code).not.toHaveAttribute("readonly");

    await userEvent.type(code, "primeiracaixa{Enter}");
    await waitFor(() => expect(card).toHaveTextContent("Cupom aplicadoPRIMEIRACAIXA"));
    await waitFor(() => expect(card).toHaveTextContent("Total do plano: R$838,80 por R$808,80"));
    await expect(card).toHaveTextContent("R$67,40/mês");
    await expect(card).toHaveTextContent("Desconto liberado: R$30,00 no plano todo");
    await expect(canvas.getByText("O preço mudou de R$69,90 para R$67,40 por mês")).toHaveAttribute("role", "status");
    await expect(shopOf(context).store.visitors.get("visita")?.coupon).toBe("PRIMEIRACAIXA");
  },
});

export const CouponRemoved = meta.story({
  name: "Cupom removido",
  parameters: {
    spec: ["MAN-333", "MAN-334"],
    shop: {
      path,
      scenario: "no-checkout",
      at: "checkout",
      visitor: { coupon: "PRIMEIRACAIXA" },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("R$67,40/mês"));
    await userEvent.click(canvas.getByRole("button", { name: "Remover" }));
    await expect(await canvas.findByRole("textbox", { name: "Tem um cupom?" })).toBeVisible();
    await waitFor(() => expect(card).toHaveTextContent("R$69,90/mês"));
    await expect(card).not.toHaveTextContent("Desconto liberado");
    await expect(canvas.getByText("O preço mudou de R$67,40 para R$69,90 por mês")).toHaveAttribute("role", "status");
    await expect(canvas.getByText("Cupom removido")).toHaveAttribute("role", "status");
    await expect(shopOf(context).store.visitors.get("visita")?.coupon).toBeUndefined();
  },
});

export const CouponInSession = meta.story({
  name: "Cupom que já veio na sessão",
  parameters: {
    spec: ["FUN-105", "MAN-330"],
    shop: { path, scenario: "no-checkout", at: "checkout", visitor: { coupon: "VEMPRACA" } },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region", summary);
    await waitFor(() => expect(card).toHaveTextContent("Cupom aplicadoVEMPRACA"));
    await waitFor(() => expect(card).toHaveTextContent("Desconto liberado: R$125,82"));
    await expect(canvas.getByText(/Cupom VEMPRACA ativado|ativado:/)).toBeVisible();
  },
});

export const CouponInvalid = meta.story({
  name: "Cupom inválido",
  parameters: { spec: ["MAN-263", "MAN-330"] },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole("textbox", { name: "Tem um cupom?" });
    await userEvent.type(code, "NATAL2023{Enter}");
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription("Codigo do cupom invalido, por favor digite novamente."),
    );
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue("NATAL2023");
    await userEvent.clear(code);
    await expect(code).toBeValid();
    await userEvent.type(code, "NATAL2023{Enter}");
    await waitFor(() => expect(code).toBeInvalid());
  },
});

export const CouponOffline = meta.story({
  name: "Cupom sem internet",
  parameters: {
    shop: { path, scenario: "no-checkout", faults: [{ path: "/cupom/campanha/{code}", kind: "offline", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole("textbox", { name: "Tem um cupom?" });
    await userEvent.type(code, "BOBQUERIDO{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription(/sem internet/));
    await expect(code).toHaveValue("BOBQUERIDO");
  },
});

export const CouponDespiteLostReply = meta.story({
  name: "Cupom aplicado e retirado, as duas vezes sem resposta: a página mostra o que vale",
  parameters: { shop: { path, scenario: "no-checkout" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    backend.setFaults([{ path: "/cupom/campanha/{code}", kind: "lost-reply", times: 1 }]);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Tem um cupom?" }), "BOBQUERIDO{Enter}");
    const remove = await canvas.findByRole("button", { name: /^Remover/ });
    backend.setFaults([{ path: "/coupon/", kind: "lost-reply", times: 1 }]);
    await userEvent.click(remove);
    await expect(await canvas.findByRole("textbox", { name: "Tem um cupom?" })).toBeVisible();
  },
});

export const SummaryDown = meta.story({
  name: "Resumo que não carregou",
  parameters: { shop: { path, scenario: "no-checkout", faults: [{ path: "/plan/session", kind: "500" }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("O resumo não carregou")).toBeVisible();
    await expect(canvas.getByLabelText("Nome completo")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  },
});

export const PlanGone = meta.story({
  name: "Plano que o servidor não tem mais",
  parameters: {
    spec: ["MAN-037"],
    shop: {
      path,
      scenario: "no-checkout",
      at: "checkout",
      visitor: { answers: { plan: "XX_anual" } },
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Escolher o plano" });
    await expect(link).toHaveAttribute("href", "/assinatura/plano/");
  },
});

export const Saving = meta.story({
  parameters: { shop: { path, scenario: "no-checkout", faults: [{ path: "/save/customer", kind: "timeout" }] } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await placeIsFound(canvas);
    await goOn(canvas, userEvent);
    await expect(await canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-342", "FUN-344"],
    shop: {
      path,
      scenario: "no-checkout",
      faults: [{ path: "/save/customer", kind: "refused", message: "Este CPF já tem uma assinatura.", times: 1 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await placeIsFound(canvas);
    await goOn(canvas, userEvent);
    const form = canvas.getByRole("form", { name: "Cadastro e entrega" });
    await waitFor(() => expect(form).toHaveTextContent("Este CPF já tem uma assinatura."));
    await expect(canvas.getByRole("status", { name: "Avisos" })).toHaveTextContent(
      "Um erro ocorreu, verifique seus dados e tente novamente.",
    );
    await nothingIsLost(canvas);
  },
});

export const SummaryOnItsWay = meta.story({
  name: "O resumo ainda não veio, e o lugar do item extra já é dele",
  parameters: {
    shop: {
      path,
      at: "checkout",
      visitor: { answers: { extraItem: "brinquedo" } },
      faults: [{ path: "/plan/session", kind: "timeout" }],
    },
  },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole("region", { name: "Resumo da assinatura" });
    await waitFor(() => expect(summary).toHaveTextContent(/Brinquedo extra, R\$\d/));
    await expect(summary).toHaveAttribute("aria-busy", "true");
  },
});

export const NotHuman = meta.story({
  name: "O servidor duvida que seja uma pessoa",
  parameters: {
    spec: ["FUN-342", "FUN-343"],
    shop: {
      path,
      scenario: "no-checkout",
      faults: [{ path: "/save/customer", kind: "refused", message: "Confirme que você é humano.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent);
    await placeIsFound(canvas);
    await goOn(canvas, userEvent);
    const notices = canvas.getByRole("status", { name: "Avisos" });
    await waitFor(() => expect(notices).toHaveTextContent("Confirme que você é humano."));
    await expect(notices).toContainElement(canvas.getByRole("img", { name: "Atenção" }));
    await expect(notices).not.toHaveTextContent("Um erro ocorreu");
    const form = canvas.getByRole("form", { name: "Cadastro e entrega" });
    await waitFor(() => expect(form).toHaveTextContent("Confirme que você é humano."));
    await nothingIsLost(canvas);
  },
});

export const ServerDown = meta.story({
  parameters: {
    spec: ["FUN-344"],
    shop: { path, scenario: "no-checkout", faults: [{ path: "/save/customer", kind: "500" }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent);
    await placeIsFound(canvas);
    await goOn(canvas, userEvent);
    await waitFor(() =>
      expect(canvas.getByRole("form", { name: "Cadastro e entrega" })).toHaveTextContent("Um erro ocorreu!"),
    );
    await expect(canvas.getByRole("status", { name: "Avisos" })).toHaveTextContent(
      "Um erro ocorreu, verifique seus dados e tente novamente.",
    );
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await nothingIsLost(canvas);
    await expect(shopOf(context).address()).toBe(path);
  },
});

export const Offline = meta.story({
  parameters: {
    shop: { path, scenario: "no-checkout", faults: [{ path: "/save/customer", kind: "offline", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await placeIsFound(canvas);
    await goOn(canvas, userEvent);
    await waitFor(() =>
      expect(canvas.getByRole("form", { name: "Cadastro e entrega" })).toHaveTextContent("sem internet"),
    );
    await nothingIsLost(canvas);
  },
});

export const LongPetName = meta.story({
  name: "Nome de pet comprido",
  parameters: {
    shop: {
      path,
      scenario: "no-checkout",
      at: "checkout",
      visitor: { answers: { petName: "Maximiliano Bartolomeu Terceiro" } },
    },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Para onde vai a caixa do Maximiliano Bartolomeu Terceiro?",
    );
    await waitFor(() => expect(canvas.getByRole("region", summary)).toHaveTextContent("R$69,90/mês"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const PaidBefore = meta.story({
  name: "De volta depois de pagar: nada mais se muda aqui, e o texto diz onde",
  parameters: { shop: { path, scenario: "pagamento-aprovado" } },
  play: async (context) => {
    const { canvas } = context;
    const pending = await canvas.findByRole("heading", { level: 1, name: "Seu pagamento está em andamento" });
    await waitFor(() => expect(pending).toHaveFocus());
    await untilPaid(canvas, shopOf(context));
    await expect(canvas.queryByRole("button", { name: "Ir para o pagamento" })).toBeNull();
    const toAccount = canvas.getByRole("link", { name: "Área do Assinante" });
    await expect(toAccount).toHaveAttribute("href", "/area-cliente");
  },
});

export const RefusedBefore = meta.story({
  name: "De volta depois de uma recusa: o cadastro ainda se corrige",
  parameters: { shop: { path, scenario: "pagamento-recusado" } },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("heading", { level: 1, name: "Seu pagamento está em andamento" });
    shopOf(context).pass(11 * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(await canvas.findByRole("button", { name: "Ir para o pagamento" })).toBeVisible();
  },
});

export const ForAnotherBox = meta.story({
  name: "Depois de pagar, para outro pet: o cadastro abre",
  parameters: { shop: { path, scenario: "pagamento-aprovado" } },
  beforeEach: () => {
    window.sessionStorage.setItem("petbox-another-box", "TESTE00001");
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Ir para o pagamento" })).toBeVisible();
  },
});
