import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Área do assinante/2 Rastreador de envios",
  parameters: {
    synonyms: ["tracking", "shipments", "entrega", "rastreio"],
    shop: { path: "/area-cliente", scenario: "assinante" },
  },
});

type Canvas = Pick<ReturnType<typeof within>, "findByRole" | "findAllByRole" | "queryByRole" | "getByRole">;

/** The tracker, after it has loaded. */
async function tracker(canvas: Canvas) {
  const section = await canvas.findByRole("region", { name: "Suas caixas" });
  await within(section).findAllByRole("heading", { level: 3 });
  return within(section);
}

/** The five steps of the visible box. */
async function stepsOf(canvas: Canvas): Promise<readonly HTMLElement[]> {
  const list = await (await tracker(canvas)).findByRole("list", { name: "Andamento do envio" });
  return within(list).getAllByRole("listitem");
}

const stateOf = (step: HTMLElement | undefined) =>
  /(concluída|em andamento|ainda por vir|com problema)/.exec(step?.textContent ?? "")?.[0];

/** Without the list of overdue subscriptions, the tracker itself shows an open charge. */
const withoutList = [{ path: "/assinatura/needs-retry/", kind: "500" }] as const;

/** The customer returns to the tab. */
const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

const day = 24 * 60 * 60 * 1000;

export const OneSubscription = meta.story({
  name: "Uma assinatura",
  parameters: { spec: ["SUB-020", "SUB-021", "SUB-162", "SUB-164", "SUB-303"] },
  play: async ({ canvas }) => {
    const section = await tracker(canvas);
    await expect(section.getByRole("heading", { level: 3, name: "Bob" })).toBeVisible();
    await expect(section.queryByRole("tablist")).toBeNull();
    await expect(section.getByRole("img", { name: "Foto de Bob" })).toBeVisible();
    await expect(section.getByText("Membro desde fevereiro de 2026")).toBeVisible();
    await expect(section.getByText("Nível Bronze")).toBeVisible();
    await expect(section.getByText("Próximo BOX")).toBeVisible();
    await expect(section.getByText("Sai por volta de 10 de abril de 2026")).toBeVisible();
    await expect(section.getByRole("heading", { name: "Próximos 30 dias" })).toBeVisible();
    await expect(section.getByRole("list", { name: "Próximos 30 dias" })).toHaveTextContent(
      /^12\/03.*A caixa do Bob deve chegar/,
    );
  },
});

export const WithPads = meta.story({
  name: "Uma caixa, e tapetes",
  parameters: { shop: { path: "/area-cliente", scenario: "caixa-e-tapetes" } },
  play: async ({ canvas }) => {
    const upcoming = await canvas.findByRole("list", { name: "Próximos 30 dias" });
    await expect(upcoming).toHaveTextContent(/Cobrança da caixa da Dalila: R\$[\d,]+/);
    await expect(upcoming).toHaveTextContent(/Cobrança dos tapetes higiênicos: R\$[\d,]+/);
  },
});

export const ThreePets = meta.story({
  name: "Três pets em três estados",
  parameters: {
    spec: ["SUB-019", "SUB-157", "SUB-158", "SUB-159", "SUB-160", "SUB-161", "SUB-165", "SUB-345", "SUB-346"],
    shop: { path: "/area-cliente", scenario: "tres-pets", faults: withoutList },
  },
  play: async ({ canvas, userEvent }) => {
    const section = await tracker(canvas);
    const tabs = section.getAllByRole("tab");
    await expect(tabs.map((tab) => tab.textContent)).toEqual(["Frida", "Bento", "Pingo"]);
    await expect(section.getByRole("tab", { name: "Pagamento em atraso: Frida" })).toHaveAttribute(
      "aria-selected",
      "true",
    );

    const lines = within(section.getByRole("list", { name: "O que vem agora" })).getAllByRole("listitem");
    await expect(lines[0]).toHaveTextContent("A caixa do Bento está a caminho e chega até");
    await expect(lines).toHaveLength(1);

    const frida = within(section.getByRole("tabpanel", { name: /Frida/ }));
    await expect(frida.getByText("Pagamento em atraso")).toBeVisible();
    await expect(frida.getByText("Ops, Falha na cobrança")).toBeVisible();
    await expect(frida.getByRole("link", { name: "Regularizar pagamento" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/FRIDA00001",
    );
    await expect(frida.queryByText("Próximo BOX")).toBeNull();
    // Her picture and its copy are missing, so a cat is shown.
    await waitFor(() =>
      expect(frida.getByRole("img", { name: "Foto de Frida" })).toHaveAttribute("src", "/imagens/avatar-gato.svg"),
    );

    await userEvent.click(section.getByRole("tab", { name: "Pingo" }));
    const pingo = within(section.getByRole("tabpanel", { name: "Pingo" }));
    // Decision 87.
    await expect(pingo.getByText("Assinatura expirada")).toBeVisible();
    await expect(pingo.queryByText(/Membro desde/)).toBeNull();
    await expect(pingo.getByRole("img", { name: "Retrato de Pingo" }).tagName).toBe("svg");
  },
});

export const BoletoUnderWay = meta.story({
  name: "Em atraso, com um boleto à espera: uma vez na página, sem pedir para pagar de novo",
  parameters: { shop: { path: "/area-cliente", scenario: "planos-de-todo-jeito" } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole("region", { name: "Boleto para pagar" });
    // It is no debt to pay: that of another pet is.
    const owed = await canvas.findByRole("region", { name: "Pagamento para regularizar" });
    await expect(owed).toHaveTextContent("Pitanga");
    await expect(owed).not.toHaveTextContent("Seriguela");
    await waitFor(() => expect(list).toHaveTextContent("Falta pagar o boleto de R$69,90; ele vence em 12 de março."));
    const section = await tracker(canvas);
    await userEvent.click(section.getByRole("tab", { name: /Seriguela/ }));
    const panel = within(section.getByRole("tabpanel", { name: /Seriguela/ }));
    const steps = within(panel.getByRole("list", { name: "Andamento do envio" })).getAllByRole("listitem");
    await expect(steps[1]).toHaveTextContent(/^Pagamento, em andamento.*Falta pagar o boleto\.$/);
    await expect(canvas.getAllByText(/boleto de/)).toHaveLength(1);
    await expect(panel.queryByText("Pagamento recusado")).toBeNull();
    await expect(panel.queryByText("Ops, Falha na cobrança")).toBeNull();
    await expect(document.querySelectorAll("a[href$='/resolver/SERIGUELA1']")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: /^Ver o boleto da assinatura da Seriguela/ })).toBeVisible();
  },
});

export const OnItsWay = meta.story({
  name: "Com a transportadora",
  parameters: {
    spec: ["SUB-022", "SUB-028", "SUB-029", "SUB-148", "SUB-152"],
    shop: { path: "/area-cliente?assinatura=BENTO00002", scenario: "tres-pets" },
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const steps = await stepsOf(canvas);
    await expect(steps.map(stateOf)).toEqual([...["concluída", "concluída", "concluída", "concluída"], "em andamento"]);
    await expect(new Set(steps.map((step) => step.getBoundingClientRect().top)).size).toBe(1);
    const link = canvas.getByRole("link", { name: /^Rastrear envio/ });
    await expect(link).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/rastreio\.petbox\.example\/PB\d{9}BR$/),
    );
    await expect(link).toHaveAttribute("target", "_blank");
    // The URL selects one of three subscriptions.
    await expect(canvas.queryByRole("tablist")).toBeNull();
  },
});

export const OnAPhone = meta.story({
  name: "Pagamento recusado, no celular",
  parameters: {
    spec: ["SUB-023", "SUB-025", "SUB-149", "SUB-155", "SUB-156"],
    shop: { path: "/area-cliente", scenario: "cartao-recusado", faults: withoutList },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const steps = await stepsOf(canvas);
    await expect(new Set(steps.map((step) => step.getBoundingClientRect().left)).size).toBe(1);
    await expect(steps.map(stateOf).slice(1, 3)).toEqual(["com problema", "ainda por vir"]);
    await expect(steps[1]).toHaveTextContent("Pagamento recusado");
    for (const step of steps.slice(2)) await expect(step).toHaveTextContent("Envio sendo processado");
    const links = within(steps[1] ?? document.body).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["/suspensa/resolver/THOR000002"]);
  },
});

export const Moving = meta.story({
  name: "Anda sozinha, e é anunciada",
  parameters: {
    spec: ["SUB-149", "SUB-150", "SUB-152", "SUB-154"],
    shop: { path: "/area-cliente", scenario: "primeira-caixa" },
  },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    const states = async () => (await stepsOf(canvas)).map(stateOf);
    const come = (...waiting: string[]) => ["concluída", "concluída", ...waiting];
    await expect(await states()).toEqual(come("em andamento", "ainda por vir", "ainda por vir"));
    await expect(canvas.getByRole("list", { name: "Próximos 30 dias" })).toHaveTextContent(
      /^12\/03.*A caixa do Tobias sai/,
    );
    await expect((await stepsOf(canvas))[1]).toHaveTextContent("Pagamento confirmado");

    shop.pass(day);
    await expect(await canvas.findByText("A caixa do Tobias foi embalada.")).toHaveAttribute("role", "status");
    await expect(await states()).toEqual(come("concluída", "em andamento", "ainda por vir"));

    shop.pass(day);
    await canvas.findByText("A caixa do Tobias saiu e está com a transportadora.");
    await expect(await states()).toEqual(come("concluída", "concluída", "em andamento"));

    shop.pass(8 * day);
    await canvas.findByText("A caixa do Tobias chegou.");
    await expect(await states()).toEqual(come("concluída", "concluída", "concluída"));
  },
});

export const PaymentAtTheBank = meta.story({
  name: "O banco ainda pensa: o envio é processado",
  parameters: { spec: ["SUB-155", "SUB-156"], shop: { path: "/area-cliente", scenario: "assinante" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tracker(canvas);
    const { store } = shopOf(context);
    for (const { outcome: _outcome, startedOn: _startedOn, ...bob } of store.subscriptions.all()) {
      store.subscriptions.put({ ...bob, code: "NOVA000001", announced: false, pet: { name: "Lua", sex: "female" } });
    }
    comeBack();
    await userEvent.click(await canvas.findByRole("tab", { name: "Lua" }));
    const lua = within(canvas.getByRole("tabpanel", { name: "Lua" }));
    await expect(lua.getAllByText("Envio sendo processado")).toHaveLength(3);
    await expect(lua.getAllByRole("listitem").map(stateOf).slice(0, 2)).toEqual(["em andamento", "ainda por vir"]);
  },
});

export const Aborted = meta.story({
  name: "Envio abortado",
  parameters: { spec: ["SUB-151", "SUB-153"], shop: { path: "/area-cliente", scenario: "caixa-abortada" } },
  play: async ({ canvas }) => {
    const steps = await stepsOf(canvas);
    await expect(steps.map(stateOf)).toEqual([
      ...["concluída", "concluída", "com problema", "com problema"],
      "ainda por vir",
    ]);
    await expect(steps[2]).toHaveTextContent("Envio abortado");
    await expect(
      canvas.getByText(
        /^O envio da caixa do Chico foi abortado\. Os R\$[\d,]+ da caixa que não saiu serão descontados da próxima cobrança\. A próxima caixa sai por volta de .+\.$/,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText("Nada a pagar pela caixa do Chico: seu crédito cobre o mês", { exact: true }),
    ).toBeVisible();
  },
});

export const Renewing = meta.story({
  name: "Vai renovar: como parar, e de quem é a caixa",
  parameters: { shop: { path: "/area-cliente", scenario: "assinante-ouro" } },
  play: async ({ canvas }) => {
    const stop = await canvas.findByText("Como parar");
    await expect(stop).toHaveTextContent(/^Como parar a assinatura da Amora$/);
    await expect(stop).toHaveAttribute("href", expect.stringMatching(/^\/plano\/\w+$/));
  },
});

export const Late = meta.story({
  name: "Atrasada: as duas respostas, uma na etapa da entrega, e o código",
  parameters: { shop: { path: "/area-cliente", scenario: "entrega-sem-confirmar" } },
  play: async ({ canvas, userEvent }) => {
    const box = await tracker(canvas);
    // He has no photo.
    await expect(box.getByRole("img", { name: "Retrato de Feijão" })).not.toHaveAttribute("data-missing");
    const delivery = within((await stepsOf(canvas))[4] ?? document.body);
    await expect(delivery.getByText(/^Atrasada: era esperada até \d+º? de [a-zç]+$/)).toBeVisible();
    await expect(canvas.getAllByText(/atrasada/i)).toHaveLength(1);
    await expect(delivery.getByRole("link", { name: "Confirmar entrega (caixa do Feijão)" })).toHaveAttribute(
      "href",
      "/box-recebidos?chegou=2f837b793b44ee68ef2620b0c59cde58",
    );
    const help = box.getByRole("link", { name: /^Falar com a gente/, hidden: true });
    await expect(help).not.toBeVisible();
    await userEvent.click(box.getByText("Ainda não chegou"));
    await expect(help).toBeVisible();
    await expect(box.getAllByText(/PB\d{9}BR/)).toHaveLength(1);
    // A page may have several late boxes.
    await expect(box.getByText("Ainda não chegou")).toHaveTextContent("Ainda não chegou (caixa do Feijão)");
    await expect(box.getByRole("button", { name: "Copiar o código (caixa do Feijão)" })).toBeVisible();
  },
});

export const ToBeRated = meta.story({
  name: "Chegou, e espera a avaliação",
  parameters: { spec: ["SUB-024", "SUB-154", "SUB-166"], shop: { path: "/area-cliente", scenario: "para-avaliar" } },
  play: async ({ canvas }) => {
    const steps = await stepsOf(canvas);
    await expect(stateOf(steps[4])).toBe("concluída");
    await expect(within(steps[4] ?? document.body).getByRole("link", { name: /^Avaliar BOX \(/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/avalie\/[0-9a-f]{32}$/),
    );
  },
});

export const Rated = meta.story({
  name: "Chegou e já foi avaliada",
  parameters: { spec: ["SUB-166"], shop: { path: "/area-cliente", scenario: "uma-caixa" } },
  play: async ({ canvas }) => {
    await expect((await stepsOf(canvas)).map(stateOf)).toEqual(Array(5).fill("concluída"));
    await expect(canvas.queryByRole("link", { name: /Avaliar/ })).toBeNull();
  },
});

export const ResizedPicture = meta.story({
  name: "Um ano, nível Ouro, a foto só em cópia menor",
  parameters: { spec: ["SUB-020", "SUB-346"], shop: { path: "/area-cliente", scenario: "assinante-ouro" } },
  play: async ({ canvas }) => {
    const section = await tracker(canvas);
    await expect(section.getByText("Nível Ouro")).toBeVisible();
    await waitFor(() =>
      expect(section.getByRole("img", { name: "Foto de Amora" })).toHaveAttribute(
        "src",
        "/imagens/fotos/resized/amora.svg",
      ),
    );
  },
});

export const Ended = meta.story({
  name: "Assinatura cancelada",
  parameters: { spec: ["SUB-163"], shop: { path: "/plano/LOLA000001", scenario: "quem-saiu" } },
  play: async ({ canvas }) => {
    const section = await tracker(canvas);
    await expect(section.getByText("Assinatura cancelada")).toBeVisible();
    await expect(section.queryByText("Próximo BOX")).toBeNull();
    await expect(section.queryByRole("list", { name: "O que vem agora" })).toBeNull();
  },
});

export const EndedUnpaid = meta.story({
  name: "Cancelada com um mês em aberto e sem multa: a última caixa entregue, e nada a resolver",
  parameters: { shop: { path: "/assinaturas/box", scenario: "assinante-de-um-ano", endsAt: "/plano/ATRASO0001" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const link = await canvas.findByRole("link", { name: /^Ver assinatura.*ATRASO0001/ });
    const mika = store.subscriptions.get("ATRASO0001");
    const on = civilDate(2026, 3, 9);
    if (mika) store.subscriptions.put({ ...mika, planTag: "SP_mensal", cancelAskedOn: on, endedOn: on });
    await userEvent.click(link);
    const steps = await stepsOf(canvas);
    await expect(steps.map(stateOf)).toEqual(Array.from(steps, () => "concluída"));
    await expect(steps.at(-1)).toHaveTextContent("Entregue");
    await expect(canvas.queryByRole("link", { name: /^Resolver pagamento/ })).toBeNull();
  },
});

export const EndedWithPenalty = meta.story({
  name: "Cancelada com um mês em aberto e a multa a pagar: o caminho até ela fica",
  parameters: { shop: { path: "/assinaturas/box", scenario: "assinante-de-um-ano", endsAt: "/plano/ATRASO0001" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const link = await canvas.findByRole("link", { name: /^Ver assinatura.*ATRASO0001/ });
    const mika = store.subscriptions.get("ATRASO0001");
    const on = civilDate(2026, 3, 9);
    const penalty = { amount: cents(7_689), on, outcome: "refused" } as const;
    if (mika) store.subscriptions.put({ ...mika, cancelAskedOn: on, endedOn: on, penalty });
    await userEvent.click(link);
    await expect(stateOf((await stepsOf(canvas))[1])).toBe("com problema");
    await expect(canvas.getByRole("link", { name: "Pagar a multa" })).toHaveAttribute(
      "href",
      "/assinatura/resolver/ATRASO0001",
    );
  },
});

export const Nothing = meta.story({
  name: "Nada para acompanhar",
  parameters: {
    spec: ["SUB-027", "SUB-030", "SUB-156"],
    shop: { path: "/area-cliente?assinatura=", scenario: "conta-aberta" },
  },
  play: async ({ canvas }) => {
    const section = await tracker(canvas);
    await expect(
      section.getByRole("heading", {
        name: "Parece que você ainda não tem nenhum envio ou nenhuma assinatura ativa",
      }),
    ).toBeVisible();
    await expect(section.getByRole("link", { name: "Assine agora" })).toHaveAttribute("href", "/assine");
  },
});

export const PadsOnly = meta.story({
  name: "Só tapetes, sem caixa: a próxima cobrança, e nenhum convite a quem já assina",
  parameters: { shop: { path: "/area-cliente", scenario: "produto-esgotado" } },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: "Suas caixas" }));
    const upcoming = await section.findByRole("list", { name: "Próximos 30 dias" });
    await expect(upcoming).toHaveTextContent(/Cobrança dos tapetes higiênicos: R\$[\d,]+/);
    await expect(section.getByRole("link", { name: "Minhas assinaturas" })).toHaveAttribute("href", "/assinaturas");
    await expect(section.queryByRole("link", { name: "Assine agora" })).toBeNull();
    await expect(section.queryByText(/nenhuma assinatura ativa/)).toBeNull();
    // Levels come with a box.
    await expect(canvas.queryByRole("link", { name: /programa de fidelidade/ })).toBeNull();
  },
});

export const SomebodyElses = meta.story({
  name: "O código de outra pessoa: o erro do servidor, em HTML seguro",
  parameters: {
    spec: ["SUB-302", "SUB-338"],
    shop: { path: "/area-cliente?assinatura=THOR000002", scenario: "assinante" },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Não encontramos esta assinatura na sua conta.");
    await waitFor(() => expect(within(alert).getByText("esta assinatura").tagName).toBe("STRONG"));
    await expect(canvas.queryByText("Thor")).toBeNull();
  },
});

export const Offline = meta.story({
  name: "Sem internet: o que se sabia, e desde quando",
  play: async (context) => {
    const { canvas } = context;
    const { backend } = shopOf(context);
    const section = await tracker(canvas);
    backend.setFaults([{ path: "*", kind: "offline" }]);
    comeBack();
    await expect(await section.findByText(/Isto é o que sabíamos hoje às 12:00/)).toBeVisible();
    const notice = section.getByText(/Isto é o que sabíamos/).closest("[role=status]") ?? document.body;
    const heading = section.getByRole("heading", { level: 2, name: "Suas caixas" });
    await expect(notice.getBoundingClientRect().top - heading.getBoundingClientRect().bottom).toBeGreaterThan(8);
    await expect(getComputedStyle(notice).borderStartStartRadius).not.toBe("0px");
    await expect(section.getByRole("heading", { level: 3, name: "Bob" })).toBeVisible();
    backend.setFaults([]);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(section.queryByText(/Isto é o que sabíamos/)).toBeNull());
    backend.setFaults([{ path: "*", kind: "offline" }]);
    await waitFor(() => {
      // A return right after another is ignored.
      comeBack();
      expect(section.getByText(/Isto é o que sabíamos/)).toBeVisible();
    });
  },
});

export const TooMany = meta.story({
  name: "Doze assinaturas, e um nome de quarenta letras",
  parameters: { shop: { path: "/area-cliente", scenario: "assinante" } },
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tracker(canvas);
    const { store } = shopOf(context);
    const [bob] = store.subscriptions.all();
    if (bob === undefined) throw new Error("Nobody has subscribed.");
    for (let count = 1; count < 12; count += 1) {
      store.subscriptions.put({
        ...bob,
        code: `MAIS00000${count}`,
        pet: { name: "Maximiliano Bartolomeu Terceiro de Souza" },
      });
    }
    comeBack();
    await waitFor(() => expect(canvas.getAllByRole("tab")).toHaveLength(12));
    await expect(within(canvas.getByRole("list", { name: "O que vem agora" })).getAllByRole("listitem")).toHaveLength(
      4,
    );
    await expect(canvas.getByText("E mais 8 pets")).toBeVisible();
    await userEvent.click(canvas.getAllByRole("tab", { name: /Maximiliano/ })[10] ?? document.body);
    await expect(within(canvas.getByRole("tabpanel")).getByRole("heading", { level: 3 })).toHaveTextContent(
      "Maximiliano Bartolomeu Terceiro de Souza",
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const SameName = meta.story({
  name: "Dois pets de um mesmo nome: cada aba diz qual assinatura é",
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    const { canvas } = context;
    await tracker(canvas);
    const { store } = shopOf(context);
    const [bob] = store.subscriptions.all();
    if (bob === undefined) throw new Error("Nobody has subscribed.");
    store.subscriptions.put({ ...bob, code: "BOBGATO001" });
    comeBack();
    const names = () => canvas.queryAllByRole("tab").map((tab) => tab.textContent);
    await waitFor(() => expect(names()).toHaveLength(2));
    await expect(names().toSorted()).toEqual([`Bob (${bob.code})`, "Bob (BOBGATO001)"]);
  },
});
