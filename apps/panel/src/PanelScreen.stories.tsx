import type { ScenarioName } from "@petbox/mock-server/scenarios/scenarios";
import { inProcessPanel } from "@petbox/mock-server/testing/inProcessPanel";
import preview from "@petbox/storybook/preview";
import { type FormEvent, useState } from "react";
import { expect, within } from "storybook/test";
import { PanelScreen } from "./PanelScreen.tsx";

interface LivePanelProps {
  /** The initial scenario of the server. */
  readonly scenario?: ScenarioName;
  /** The customers who have requested a password link. */
  readonly forgetful?: readonly string[];
}

/** The panel of an in-process server: its forms are sent to it, and the page is rendered again, like in a browser. */
function LivePanel({ scenario, forgetful = [] }: LivePanelProps) {
  const [panel] = useState(() => inProcessPanel(scenario));
  const [page, setPage] = useState(() => ({ count: 0, state: panel.state() }));
  const turnOver = (refused?: string) =>
    setPage(({ count }) => ({
      count: count + 1,
      state: { ...panel.state(), ...(refused !== undefined && { refused }) },
    }));
  const [arriving, setArriving] = useState(forgetful);
  if (arriving.length > 0) {
    setArriving([]);
    void Promise.all(arriving.map(panel.forgetPassword)).then(() => turnOver());
  }
  const send = (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement) || !(event.nativeEvent instanceof SubmitEvent)) return;
    const fields = new FormData(event.target, event.nativeEvent.submitter);
    const form = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    turnOver(panel.send(form).refused);
  };
  return (
    <div onSubmit={send}>
      <PanelScreen key={page.count} state={page.state} />
    </div>
  );
}

const meta = preview.meta({
  component: LivePanel,
  title: "Ferramentas/Painel de cenários",
  parameters: { docs: { story: { inline: false, height: "640px" } } },
});

/** The section under a heading of the page. */
const part = (canvas: ReturnType<typeof within>, name: string) => within(canvas.getByRole("region", { name }));

export const Worlds = meta.story({
  name: "Recomeça em outro mundo",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Cenários" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Abrir a loja" })).toHaveAttribute("href", "/");
    await expect(part(canvas, "Mundos").getAllByRole("listitem").length).toBeGreaterThan(15);
    await userEvent.click(canvas.getByRole("button", { name: "Recomeçar em: Conectado, com uma assinatura" }));
    await expect(canvas.getByText("Mundo: Conectado, com uma assinatura")).toBeVisible();
    await expect(part(canvas, "Pessoas").getByText("Conta com 1 assinatura")).toBeVisible();
  },
});

export const EntersAsSomebody = meta.story({
  name: "Entra como uma pessoa deste mundo",
  args: { scenario: "lead-conhecido" },
  play: async ({ canvas, userEvent }) => {
    const people = part(canvas, "Pessoas");
    await expect(people.getByRole("button", { name: "Entrar como ana.souza@gmail.com" })).toBeVisible();
    await userEvent.click(people.getByRole("button", { name: "Entrar como Carla Lima" }));
    const [, carla] = part(canvas, "Pessoas").getAllByRole("listitem");
    await expect(carla).toHaveTextContent("É você agora");
  },
});

export const Faults = meta.story({
  name: "Falhas acrescentadas e tiradas",
  play: async ({ canvas, userEvent }) => {
    const faults = () => part(canvas, "Falhas");
    await expect(faults().getByText("Nenhuma: tudo responde.")).toBeVisible();
    await userEvent.selectOptions(faults().getByRole("combobox", { name: "Chamada ou página" }), "/save/especie");
    await userEvent.selectOptions(faults().getByRole("combobox", { name: "O que acontece" }), "a resposta se perde");
    await userEvent.type(faults().getByRole("spinbutton", { name: /Quantas vezes/ }), "2");
    await userEvent.click(faults().getByRole("button", { name: "Acrescentar falha" }));
    await expect(faults().getByRole("listitem")).toHaveTextContent("/save/especie: a resposta se perde, mais 2×");
    await expect(canvas.getByText("Falhas: 1")).toBeVisible();
    await userEvent.click(faults().getByRole("button", { name: "Tirar todas" }));
    await expect(faults().queryByRole("listitem")).toBeNull();
  },
});

export const FaultOfAField = meta.story({
  name: "Um campo recusado, com o texto do servidor, e uma página que falha",
  play: async ({ canvas, userEvent }) => {
    const faults = () => part(canvas, "Falhas");
    const choose = (name: string, option: string) =>
      userEvent.selectOptions(faults().getByRole("combobox", { name }), option);
    await choose("Chamada ou página", "/user/endereco/alter");
    await choose("O que acontece", "422, campos recusados");
    await userEvent.type(faults().getByRole("textbox", { name: /^Campo/ }), "zipcode");
    await userEvent.type(faults().getByRole("textbox", { name: /^Texto do servidor/ }), "CEP fora da rota.");
    await userEvent.click(faults().getByRole("button", { name: "Acrescentar falha" }));
    await expect(faults().getByRole("listitem")).toHaveTextContent("Campo: zipcodeTexto: CEP fora da rota.");
    await choose("Chamada ou página", "Página /convites");
    await userEvent.click(faults().getByRole("button", { name: "Acrescentar falha" }));
    await expect(faults().getAllByRole("listitem")[0]).toHaveTextContent("/convites: sem internet, sempre");
  },
});

export const Clock = meta.story({
  name: "O relógio para e anda",
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(part(canvas, "Relógio").getByRole("button", { name }));
    await press("Parar");
    await expect(canvas.getByText("Relógio parado")).toBeVisible();
    await expect(part(canvas, "Relógio").getByText("terça-feira, 10 de março de 2026 às 12:00:00")).toBeVisible();
    await press("Avançar 1 dia");
    await expect(part(canvas, "Relógio").getByText("quarta-feira, 11 de março de 2026 às 12:00:00")).toBeVisible();
    await press("Avançar 1 mês");
    await expect(part(canvas, "Relógio").getByText("sábado, 11 de abril de 2026 às 12:00:00")).toBeVisible();
    const step = part(canvas, "Relógio").getByRole("spinbutton", { name: "Outro passo, em minutos" });
    await expect(step).toHaveAccessibleDescription("Com menos na frente, para trás. No máximo 400 dias por vez.");
    await userEvent.clear(step);
    await userEvent.type(step, "576001");
    await expect(step).toBeInvalid();
    await userEvent.clear(step);
    await userEvent.type(step, "-30");
    await press("Mover o relógio");
    await expect(part(canvas, "Relógio").getByText("sábado, 11 de abril de 2026 às 11:30:00")).toBeVisible();
    await press("Voltar à hora de verdade");
    await expect(canvas.queryByText("Relógio parado")).toBeNull();
  },
});

export const Latency = meta.story({
  name: "Respostas que demoram",
  args: { scenario: "lento" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Demora: 3000 ms")).toBeVisible();
    const milliseconds = part(canvas, "Demora").getByRole("spinbutton", { name: "Milissegundos por resposta" });
    await userEvent.clear(milliseconds);
    await userEvent.type(milliseconds, "0");
    await userEvent.click(canvas.getByRole("button", { name: "Mudar a demora" }));
    await expect(canvas.queryByText(/Demora: /)).toBeNull();
  },
});

export const Payments = meta.story({
  name: "Um pagamento à espera do banco",
  args: { scenario: "banco-calado" },
  play: async ({ canvas, userEvent }) => {
    const payments = () => part(canvas, "Pagamentos à espera do banco");
    await expect(payments().getByText("VISA final 1111, R$838,80 (TESTE00001)")).toBeVisible();
    await expect(payments().getByRole("button", { name: "Recusar agora" })).toBeVisible();
    await userEvent.click(payments().getByRole("button", { name: "Aprovar agora" }));
    await expect(payments().getByText("Nenhum.")).toBeVisible();
    await expect(part(canvas, "Pessoas").getByText(/1 assinatura|Só contato/)).toBeVisible();
  },
});

export const OutOfDate = meta.story({
  name: "Um botão de antes: nada muda, e a página diz por quê",
  args: { scenario: "lead-conhecido" },
  play: async ({ canvas, userEvent }) => {
    const entering = part(canvas, "Pessoas").getByRole("button", { name: "Entrar como Carla Lima" });
    // The person is gone since the page was rendered.
    entering.closest("form")?.querySelector("input")?.setAttribute("value", "ninguem");
    await userEvent.click(entering);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Essa pessoa não está mais neste mundo.");
    await userEvent.click(part(canvas, "Pessoas").getByRole("button", { name: "Entrar como Carla Lima" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Mails = meta.story({
  name: "Um e-mail com o seu link",
  args: { forgetful: ["carla.lima@gmail.com"] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Sua senha na PetBox" });
    await expect(link.getAttribute("href")).toMatch(/^\/password\/reset\/\w{64}$/);
    await expect(part(canvas, "E-mails enviados").getByText(/^Para carla\.lima@gmail\.com/)).toBeVisible();
  },
});

export const Dark = meta.story({ args: { scenario: "banco-calado" }, globals: { theme: "dark" } });
export const Narrow = meta.story({
  args: { scenario: "servidor-fora-do-ar" },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
