import { parseCouponName } from "@petbox/domain/referral/couponName";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, fn, spyOn, type userEvent, waitFor, within } from "storybook/test";
import { showsSkeleton, tryAgain } from "../../testing/loadPlays.ts";

const path = "/convites";
const withFriends = { path, scenario: "amigos-convidados" } as const;
const withoutCoupon = { path, scenario: "assinante" } as const;

const meta = preview.meta({
  title: "Telas/Convites/1 Convite",
  parameters: {
    synonyms: ["referral", "invitation", "indicação"],
    shop: withFriends,
  },
});

type Canvas = ReturnType<typeof within>;
type Person = Pick<typeof userEvent, "clear" | "type" | "click">;

const field = (canvas: Canvas) => canvas.findByLabelText("Nome do cupom");
const saveButton = (canvas: Canvas) => canvas.getByRole("button", { name: "Salvar cupom" });

/** Replaces the suggested name. */
async function retype(name: HTMLElement, userEvent: Person, text: string): Promise<void> {
  await userEvent.clear(name);
  await userEvent.type(name, text);
}

/** Types an available name. */
async function choose(canvas: Canvas, userEvent: Person, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "Criar meu cupom" }));
  await retype(await field(canvas), userEvent, `${name}{Enter}`);
  await waitFor(() => expect(saveButton(canvas)).not.toHaveAttribute("aria-disabled"));
}

/** Presses "Salvar cupom" and confirms. */
async function save(canvas: Canvas): Promise<Canvas> {
  await fireEvent.click(saveButton(canvas));
  const question = within(await canvas.findByRole("alertdialog", { name: "Salvar este cupom?" }));
  await fireEvent.click(question.getByRole("button", { name: "Sim" }));
  return question;
}

export const Friends = meta.story({
  name: "Com cupom e amigos que o usaram",
  parameters: {
    spec: [
      ...["SUB-061", "SUB-062", "SUB-063", "SUB-064", "SUB-065", "SUB-132", "SUB-133", "SUB-134", "SUB-135", "SUB-136"],
      ...["SUB-299", "SUB-379", "SUB-380", "SUB-381", "SUB-382"],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Convide seus amigos" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Convide seus amigos · PetBox"));
    await expect(canvas.getByRole("navigation", { name: "Você está em" })).toHaveTextContent("Minha contaConvite");
    // The campaign has the server's placeholder banner, so the shop's own is shown.
    await expect(await canvas.findByText("Indique e ganhe")).toBeVisible();
    await expect(canvas.getByText("pipocaeamigos")).toBeVisible();
    // Only a coupon created just now takes the focus.
    await expect(canvas.getByRole("heading", { name: "Seu cupom" })).not.toHaveFocus();
    await expect(canvas.getByText(/\/cupom\/pipocaeamigos$/)).toBeVisible();
    await expect(canvas.getByText("O cupom é pessoal e intransferível.")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("10% de desconto").tagName).toBe("STRONG"));
    await expect(canvas.getByText("um brinde").closest("li")).toHaveTextContent(/na primeira caixa/);
    await expect(canvas.getByText("uma lancheira").closest("li")).toHaveTextContent(/por amigo.*cumulativo/);
    await expect(canvas.getByText("amigos assinaram com o seu convite").parentElement).toHaveTextContent(/^4/);
    await expect(canvas.getByText(/^Mais 1 amigo conta assim que o primeiro pagamento/)).toBeVisible();
    await fireEvent.click(canvas.getByRole("button", { name: "Ver indicados" }));
    const dialog = await canvas.findByRole("dialog", { name: "Indicados" });
    const [erico, ana, lia, jo, max] = within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    await expect(erico).toBe("Érico Pazeri***Não PagoSeu prêmio vem com o primeiro pagamento.");
    await expect(ana).toMatch(
      /^Ana Beatrizana\*\*\*PagoPrimeiro pagamento em 26\/02\/2026Uma lancheira da PetBox: cupom AMIGO\w{6}, (até \d\d\/\d\d\/2026|já usado)\.$/,
    );
    await expect(lia).toMatch(/^Lia Pradolia\*\*\*/);
    // Two letters are shorter than the minimum of three.
    await expect(jo).toMatch(/^Jôjo\*\*\*Pago/);
    await expect(max).toMatch(/^Maximiliano Bartolomeu Terceiro de Albuquerquemax\*\*\*/);
    await expect(dialog).not.toHaveTextContent("@");
    await waitFor(() => expect(within(dialog).getByRole("heading", { name: "Indicados" })).toHaveFocus());
  },
});

/** Makes the server send another status of the friend who has not paid, as JSON. */
function replaceStatus(context: Parameters<typeof shopOf>[0], status: string): void {
  const { backend } = shopOf(context);
  const reply = backend.fetch;
  spyOn(backend, "fetch").mockImplementation(async (request, caller) => {
    const response = await reply(request, caller);
    const isPage = request.headers.get("Accept") === "text/html";
    return isPage ? new Response((await response.text()).replace('"Não Pago"', status), response) : response;
  });
}

export const NoStatus = meta.story({
  name: "Um amigo sem status nem data: ainda não conta",
  parameters: { spec: ["SUB-136", "SUB-382"], shop: { ...withFriends, faults: [{ path, kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    replaceStatus(context, "null");
    await tryAgain(context);
    const who = await canvas.findByText("amigos assinaram com o seu convite");
    await expect(who.parentElement).toHaveTextContent(/^4/);
    await expect(canvas.getByText(/^Mais 1 amigo conta assim que o primeiro pagamento/)).toBeVisible();
    await fireEvent.click(canvas.getByRole("button", { name: "Ver indicados" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Indicados" }));
    const [erico] = dialog.getAllByRole("listitem");
    await expect(erico).toHaveTextContent("Érico Pazeri***Não PagoSeu prêmio vem com o primeiro pagamento.");
  },
});

export const Sharing = meta.story({
  name: "Manda pelo WhatsApp, copia, mostra em QR code, no aplicativo",
  parameters: {
    spec: ["SUB-372"],
    shop: { path: `/app${path}`, scenario: "amigos-convidados", visitor: { inApp: true } },
  },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const link = `${location.origin}/cupom/pipocaeamigos`;
    const whatsapp = await canvas.findByRole("link", { name: /^Enviar pelo WhatsApp/ });
    await expect(whatsapp).toHaveAttribute(
      "href",
      `https://wa.me/?text=${encodeURIComponent(`Vem para a PetBox com o meu cupom pipocaeamigos: ${link}`)}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Copiar link" }));
    await expect(write).toHaveBeenLastCalledWith(link);
    const copied = await canvas.findByText("Cupom copiado com sucesso!");
    await waitFor(() => expect(copied).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Copiar cupom da loja" }));
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^AMIGO\w{6}$/));
    write.mockRestore();
    const show = canvas.getByRole("button", { name: "Mostrar em QR code" });
    await userEvent.click(show);
    const dialog = within(await canvas.findByRole("dialog", { name: "Mostre ao seu amigo" }));
    const code = await dialog.findByRole("img", { name: "QR code do cupom pipocaeamigos" });
    await waitFor(() => expect(code).toBeVisible());
    await expect(dialog.getByText(link)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await expect(show).toHaveFocus();
  },
});

const sheet = fn<(data?: ShareData) => Promise<void>>();

export const PhoneSheet = meta.story({
  name: "Com a folha de compartilhar do celular",
  beforeEach: () => {
    sheet.mockResolvedValue();
    for (const [name, value] of Object.entries({ share: sheet, canShare: () => true })) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
    return () => {
      for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compartilhar" }));
    await expect(sheet).toHaveBeenLastCalledWith({
      url: `${location.origin}/cupom/pipocaeamigos`,
      text: "Vem para a PetBox com o meu cupom pipocaeamigos:",
      title: "Convite para a PetBox",
    });
    await expect(canvas.getByRole("button", { name: "Copiar link" })).toBeVisible();
  },
});

export const Made = meta.story({
  name: "Sem cupom: dá um nome, verifica, confirma e salva",
  parameters: {
    shop: withoutCoupon,
    spec: [
      ...["SUB-066", "SUB-067", "SUB-195", "SUB-196", "SUB-197", "SUB-198", "SUB-199", "SUB-254", "SUB-255", "SUB-256"],
      ...["SUB-257", "SUB-258", "SUB-317", "SUB-318"],
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, pageReads } = shopOf(context);
    const made = () => store.invitationCoupons.all();
    await expect(await canvas.findByText("Passo 1 de 2")).toBeVisible();
    await expect(canvas.queryByText("Seus indicados")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Criar meu cupom" }));
    await expect(canvas.getByText("Passo 2 de 2")).toBeVisible();
    const naming = canvas.getByRole("heading", { name: "Dê um nome ao seu cupom" });
    await waitFor(() => expect(naming).toHaveFocus());
    await expect(naming).toHaveAccessibleDescription("Passo 2 de 2");
    const name = await field(canvas);
    // The customer's own name is suggested, and already looked up.
    await expect(name).toHaveValue("carlalima");
    await expect(await canvas.findByText("carlalima está disponível.")).toBeVisible();
    // Errors that more typing cannot fix are shown at once.
    await retype(name, userEvent, "carla bob!");
    await expect(name).toHaveAccessibleDescription(/Use apenas letras e números, sem espaços e acentos\. 10 de 15$/);
    // Typing goes on in the field, whose description is not read again.
    const [, heard] = canvas.getAllByText("Use apenas letras e números, sem espaços e acentos.");
    await expect(heard?.closest("[role=status]")).toBeInTheDocument();
    for (const [typed, message] of [
      ["bob querido", "Use apenas letras e números, sem espaços e acentos."],
      ["bob", "Mínimo 6 e máximo 15 caracteres."],
    ] as const) {
      await userEvent.clear(name);
      await userEvent.type(name, typed);
      await userEvent.click(canvas.getByRole("button", { name: "Verificar" }));
      await expect(canvas.getAllByText(message)[0]).toBeVisible();
      await expect(name).toBeInvalid();
      await expect(saveButton(canvas)).toHaveAttribute("aria-disabled", "true");
    }
    await userEvent.clear(name);
    await userEvent.type(name, "caramelo07{Enter}");
    await expect(await canvas.findByText("caramelo07 está disponível.")).toBeVisible();
    await expect(saveButton(canvas)).not.toHaveAttribute("aria-disabled");
    await userEvent.type(name, "{Backspace}");
    await expect(saveButton(canvas)).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(name, "8{Enter}");
    await canvas.findByText("caramelo08 está disponível.");
    await userEvent.click(saveButton(canvas));
    const question = within(await canvas.findByRole("alertdialog", { name: "Salvar este cupom?" }));
    await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
    await expect(made()).toEqual([]);
    await expect(name).toHaveValue("caramelo08");
    const readsBefore = pageReads();
    await save(canvas);
    const heading = await canvas.findByRole("heading", { name: "Seu cupom" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText("caramelo08")).toBeVisible();
    await expect(await canvas.findByText("Seu cupom está pronto. Agora é só convidar!")).toBeInTheDocument();
    await expect(await canvas.findByRole("img", { name: "Sucesso" })).toBeInTheDocument();
    await expect(
      canvas.getByText("Quando um amigo assinar a primeira caixa com o seu cupom, ele aparece aqui."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ver indicados" })).toBeNull();
    await expect(made()).toEqual([{ customerCode: "conta0001", name: "caramelo08" }]);
    await waitFor(() => expect(pageReads()).toBeGreaterThan(readsBefore));
  },
});

export const FromCampaign = meta.story({
  name: "Com campanha: a descrição dela vai com o cupom",
  parameters: { shop: { path, scenario: "campanha-de-indicacao" }, spec: ["SUB-318"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    const reply = backend.fetch;
    const saved: unknown[] = [];
    spyOn(backend, "fetch").mockImplementation(async (request, from) => {
      if (request.url.endsWith("/dados-cupom/save")) saved.push(await request.clone().json());
      return reply(request, from);
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Criar meu cupom" }));
    await retype(await field(canvas), userEvent, "pipoca2026{Enter}");
    await canvas.findByText("pipoca2026 está disponível.");
    await save(canvas);
    await canvas.findByRole("heading", { name: "Seu cupom" });
    await expect(saved).toEqual([
      { cupom: "pipoca2026", from: "/convites", description: "Indique um amigo e ganhe R$100 em compras." },
    ]);
  },
});

export const Taken = meta.story({
  name: "O nome é de outra pessoa; procura-se sozinho enquanto se digita",
  parameters: { shop: { path, scenario: "campanha-de-indicacao" }, spec: ["SUB-258", "SUB-259"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Criar meu cupom" }));
    const name = await field(canvas);
    await retype(name, userEvent, "PipocaEAmigos");
    // Before any press.
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Este cupom NÃO está disponível\./));
    await expect(name).toBeInvalid();
    await expect(saveButton(canvas)).toHaveAttribute("aria-disabled", "true");
    await userEvent.clear(name);
    await userEvent.type(name, "pipoca2026");
    await expect(await canvas.findByText("pipoca2026 está disponível.")).toBeVisible();
    await expect(name).not.toBeInvalid();
  },
});

export const NotSaved = meta.story({
  name: "Não salvou: a pergunta fica, com o nome, e pode ser respondida de novo",
  parameters: {
    shop: { ...withoutCoupon, faults: [{ path: "/dados-cupom/save", kind: "500", times: 1 }] },
    spec: ["SUB-351"],
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, "caramelo07");
    const question = await save(canvas);
    const message = await question.findByText("Ocorreu um erro!");
    await waitFor(() => expect(message).toBeVisible());
    await expect(await field(canvas)).toHaveValue("caramelo07");
    await fireEvent.click(question.getByRole("button", { name: "Sim" }));
    await expect(await canvas.findByRole("heading", { name: "Seu cupom" })).toBeVisible();
  },
});

export const NameRefused = meta.story({
  name: "O servidor recusa o nome: o motivo fica no campo até o nome mudar",
  parameters: {
    shop: {
      ...withoutCoupon,
      faults: [{ path: "/dados-cupom/save", kind: "422", message: "Este nome é reservado.", field: "cupom", times: 1 }],
    },
    spec: ["SUB-351"],
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, "caramelo07");
    const question = await save(canvas);
    const message = await question.findByText("Ocorreu um erro!");
    await waitFor(() => expect(message).toBeVisible());
    const name = await field(canvas);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Este nome é reservado\./));
    await expect(name).toBeInvalid();
    await fireEvent.click(question.getByRole("button", { name: "Cancelar" }));
    await userEvent.type(name, "9");
    await waitFor(() => expect(name).not.toHaveAccessibleDescription(/reservado/));
  },
});

const anothers = parseCouponName("caramelo07");

export const TakenMeanwhile = meta.story({
  name: "Recusado: alguém ficou com o nome entre verificar e salvar",
  parameters: { shop: withoutCoupon, spec: ["SUB-350"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(canvas, userEvent, "caramelo07");
    if (anothers.ok) shopOf(context).store.invitationCoupons.put({ customerCode: "lead0001", name: anothers.value });
    const question = await save(canvas);
    const message = await question.findByText("Este cupom NÃO está disponível.");
    await waitFor(() => expect(message).toBeVisible());
    await fireEvent.click(question.getByRole("button", { name: "Cancelar" }));
    const name = await field(canvas);
    await expect(name).toHaveValue("caramelo07");
    await waitFor(() => expect(name).toBeInvalid());
    // The question about another name begins without the refusal of the first.
    await retype(name, userEvent, "caramelo08{Enter}");
    await waitFor(() => expect(saveButton(canvas)).not.toHaveAttribute("aria-disabled"));
    await fireEvent.click(saveButton(canvas));
    const again = within(await canvas.findByRole("alertdialog", { name: "Salvar este cupom?" }));
    await expect(again.queryByText("Este cupom NÃO está disponível.")).toBeNull();
    await fireEvent.click(again.getByRole("button", { name: "Sim" }));
    await expect(await canvas.findByRole("heading", { name: "Seu cupom" })).toBeVisible();
  },
});

export const MadeInAnotherTab = meta.story({
  name: "Um segundo cupom, porque outra aba já fez um: mostra o que existe",
  parameters: { shop: withoutCoupon, spec: ["SUB-298"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(canvas, userEvent, "outronome");
    if (anothers.ok) shopOf(context).store.invitationCoupons.put({ customerCode: "conta0001", name: anothers.value });
    await save(canvas);
    await expect(await canvas.findByRole("heading", { name: "Seu cupom" })).toBeVisible();
    await expect(canvas.getByText("caramelo07")).toBeVisible();
    await expect(canvas.queryByText("outronome")).toBeNull();
  },
});

export const OwnCampaign = meta.story({
  name: "Campanha com banner, R$100 em compras, e um texto com script",
  parameters: {
    shop: { path, scenario: "campanha-de-indicacao" },
    spec: ["SUB-063", "SUB-131", "MAN-423", "MAN-424"],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Indique um amigo e ganhe R$100 em compras.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("link", { name: "as regras" })).toBeVisible());
    const worth = canvas.getByText("10% de desconto").closest("div");
    await expect(worth?.querySelectorAll("script, img, [style], [onclick]")).toHaveLength(0);
    await expect(worth?.querySelectorAll('[href^="javascript"]')).toHaveLength(0);
    await expect(canvas.getByRole("link", { name: "as regras" })).toHaveAttribute("href", "/termos-de-uso");
    await waitFor(() => expect(document.title).toBe("Convide seus amigos · PetBox"));
    await expect(canvas.queryByText("Indique e ganhe")).toBeNull();
    const banner = canvas.getByRole("main").querySelector("picture");
    const pictures = [banner?.querySelector("source")?.srcset, banner?.querySelector("img")?.getAttribute("src")];
    await expect(pictures).toEqual(["/imagens/campanha-larga.svg", "/imagens/campanha-estreita.svg"]);
    // A banner that fails to load is hidden.
    if (banner?.querySelector("img")) await fireEvent.error(banner.querySelector("img") ?? banner);
    await expect(await canvas.findByText("Indique e ganhe")).toBeVisible();
  },
});

export const NoSubscription = meta.story({
  name: "Sem assinatura: o cupom vem com ela",
  parameters: { spec: ["SUB-298"], shop: { path, scenario: "conta-aberta" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Seu cupom vem com a assinatura" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Assine agora" })).toHaveAttribute("href", "/assine");
    await expect(canvas.queryByRole("button", { name: "Criar meu cupom" })).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...withFriends, latency: 600_000 } },
  play: showsSkeleton("Convide seus amigos", async (canvas) => {
    await expect(canvas.queryByRole("button", { name: "Criar meu cupom" })).toBeNull();
  }),
});

export const Failed = meta.story({
  name: "Não carregou: tenta de novo",
  parameters: { shop: { ...withFriends, faults: [{ path, kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await canvas.findByText("pipocaeamigos")).toBeVisible();
  },
});

export const Dark = Friends.extend({ name: "No escuro", globals: { theme: "dark" } });

export const BannerInTheDark = meta.story({
  name: "No escuro, sem cupom: o banner não tem a cor do botão",
  globals: { theme: "dark" },
  parameters: { shop: withoutCoupon },
  play: async ({ canvas }) => {
    const ground = (element: HTMLElement | null) => element && getComputedStyle(element).backgroundColor;
    const banner = (await canvas.findByText("Indique e ganhe")).parentElement;
    await expect(ground(banner)).not.toBe(ground(await canvas.findByRole("button", { name: "Criar meu cupom" })));
  },
});

const longStatus = "Aguardando a confirmação do primeiro pagamento";

export const LongStatus = meta.story({
  name: "Em 320 px, um status comprido do servidor: o nome do amigo continua inteiro",
  globals: { viewport: { value: "narrow" } },
  parameters: { spec: ["SUB-133"], shop: { ...withFriends, faults: [{ path, kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    replaceStatus(context, JSON.stringify(longStatus));
    await tryAgain(context);
    await fireEvent.click(await canvas.findByRole("button", { name: "Ver indicados" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Indicados" }));
    const name = await dialog.findByText("Érico Paz");
    await waitFor(() => expect(name).toBeVisible());
    const below = dialog.getByText(longStatus).getBoundingClientRect().top;
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(below);
  },
});

export const Narrow = Friends.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
