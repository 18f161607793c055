import { addDays, civilDate } from "@petbox/domain/calendar/civilDate";
import type { Shipment } from "@petbox/domain/shipment/shipment";
import { timelineOf } from "@petbox/domain/shipment/timeline";
import preview from "@petbox/storybook/preview";
import { Truck } from "lucide-react";
import { expect } from "storybook/test";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Card } from "../../foundations/Card/Card.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Link } from "../../navigation/Link/Link.tsx";
import { Timeline, type TimelineProps } from "./Timeline.tsx";

const charged = civilDate(2025, 3, 10);
const today = civilDate(2025, 3, 20);
const paid = { paid: true, on: charged };
const refused = { paid: false, on: charged };

const begun: Shipment = {
  id: "t1",
  status: "preparing",
  chargedOn: charged,
  packed: false,
  delivered: false,
  rated: false,
};
const packed: Shipment = { ...begun, packed: true, packedOn: addDays(charged, 2) };
const sent: Shipment = { ...packed, status: "sent", carrier: "Correios", collectedOn: addDays(charged, 3) };
const delivered: Shipment = { ...sent, delivered: true, deliveredOn: addDays(charged, 9) };

const meta = preview.meta({
  component: Timeline,
  title: "Componentes/Status/Timeline",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Conta por onde um envio já passou, onde está e o que falta. As etapas vêm prontas de `timelineOf`, do domínio; a página só acrescenta, em `action`, o que se pode fazer em cada uma.",
      synonyms: ["linha do tempo", "etapas", "steps"],
      alternatives: {
        ProgressBar: "basta saber quanto falta, sem o nome das etapas",
        StatusBadge: "só a situação de agora interessa",
        FunnelProgress: "é o caminho da compra",
      },
      keyboard: {
        Tab: "Passa pelos links das etapas; as etapas em si não recebem foco.",
      },
      announcements: [
        "“Andamento do envio, lista com 5 itens”",
        "“Pagamento confirmado, concluída, 10 de março de 2025”",
        "“Transportadora, em andamento, Correios”, dita como a etapa atual",
      ],
    },
  },
  args: { steps: timelineOf(packed, paid, today) },
});

const tracking = (
  <Link href="#rastreio" standalone>
    Rastrear envio
  </Link>
);

export const Underway = meta.story({
  name: "Em andamento",
  args: {
    steps: timelineOf(packed, paid, today).map((step) =>
      step.name === "carrier" ? { ...step, detail: "Correios", action: tracking } : step,
    ),
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("list", { name: "Andamento do envio" })).toBeVisible();
    const steps = canvas.getAllByRole("listitem");
    await expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, null, "step", null]);
    await expect(steps[0]).toHaveTextContent("Cobrança, concluída10 de março de 2025");
    await expect(steps[3]).toHaveTextContent("Transportadora, em andamento");
    await expect(new Set(steps.map((step) => step.getBoundingClientRect().top)).size).toBe(1);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Rastrear envio" })).toHaveFocus();
  },
});

export const OtherIcon = meta.story({
  name: "Com outro desenho na etapa atual",
  args: { currentIcon: Truck },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole("listitem").find((step) => step.getAttribute("aria-current") === "step");
    await expect(current?.querySelector("svg")).toHaveClass("lucide-truck");
  },
});

export const OnAPhone = Underway.extend({
  name: "No celular",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole("listitem").map((step) => step.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
});

export const OneLineOnAPhone = meta.story({
  name: "No celular: uma linha liga também os passos sem data",
  args: { steps: timelineOf(begun, paid, today).map(({ date: _date, ...step }) => step) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole("listitem").slice(0, -1)) {
      await expect(Number.parseFloat(getComputedStyle(step, "::after").height)).toBeGreaterThanOrEqual(12);
    }
  },
});

export const WaitingForTheCharge = meta.story({
  name: "À espera da cobrança",
  args: { steps: timelineOf({ ...begun, chargedOn: addDays(today, 3) }, { paid: false }, today) },
});

export const JustPaid = meta.story({ name: "Acabou de ser paga", args: { steps: timelineOf(begun, paid, today) } });
export const WithTheCarrier = meta.story({
  name: "Com a transportadora",
  args: { steps: timelineOf(sent, paid, today) },
});

export const Delivered = meta.story({
  name: "Entregue",
  args: {
    steps: timelineOf(delivered, paid, today).map((step) =>
      step.name === "delivery"
        ? {
            ...step,
            action: (
              <LinkButton href="#avalie" size="small">
                Avaliar BOX
              </LinkButton>
            ),
          }
        : step,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-current]")).toBeNull();
  },
});

export const PaymentRefused = meta.story({
  name: "Pagamento recusado",
  args: {
    steps: timelineOf(begun, refused, today).map((step) =>
      step.name === "payment"
        ? {
            ...step,
            action: (
              <LinkButton href="#regularizar" size="small">
                Regularizar pagamento
              </LinkButton>
            ),
          }
        : step,
    ),
  },
  play: async ({ canvas }) => {
    const [, payment] = canvas.getAllByRole("listitem");
    await expect(payment).toHaveTextContent("Pagamento recusado, com problema");
    await expect(payment).toHaveAttribute("aria-current", "step");
  },
});

export const Aborted = meta.story({
  name: "Interrompida",
  args: { steps: timelineOf({ ...packed, status: "aborted" }, paid, today) },
});
export const NoShipmentYet = meta.story({
  name: "Ainda sem envio",
  args: { steps: timelineOf(undefined, paid, today) },
});

export const LongestText = meta.story({
  args: {
    steps: timelineOf(sent, paid, today).map((step) => ({
      ...step,
      label: `${step.label} do Maximiliano Bartolomeu Terceiro`,
      detail: "Transportadora Nacional Bandeirante Encomendas e Logística Limitada, código PB12345678901234567890BR",
      action: tracking,
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const journeys: readonly TimelineProps["steps"][] = [
  timelineOf(sent, paid, today),
  timelineOf(begun, refused, today),
  timelineOf({ ...packed, status: "aborted" }, paid, today),
];

export const InCards = meta.story({
  name: "Em cartões",
  render: () => (
    <Stack>
      {journeys.map((steps) => (
        <Card key={steps.map(({ state }) => state).join()}>
          <Timeline steps={steps} />
        </Card>
      ))}
    </Stack>
  ),
});

export const Dark = InCards.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
