import type { ShipmentProgress } from "@petbox/domain/shipment/scheduledShipment";
import { subscriptionStatuses } from "@petbox/domain/subscription/status";
import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = preview.meta({
  component: StatusBadge,
  title: "Componentes/Status/StatusBadge",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Diz a situação de uma assinatura ou de um envio em uma palavra, com um desenho e uma cor que dizem o mesmo. Palavra, desenho e cor saem da própria situação: não se escolhem um a um.",
      synonyms: ["situação", "status"],
      alternatives: {
        Badge: "é uma etiqueta qualquer, como “VITALÍCIO” ou “R$20,00 OFF”",
        Timeline: "importa também o que veio antes e o que falta",
        Alert: "é preciso explicar e oferecer uma saída",
      },
      keyboard: {},
      announcements: ["“Ativa”: o desenho é enfeite e não se ouve."],
    },
  },
});

export const Default = meta.story({ args: { subscription: "active" } });

export const Subscriptions = meta.story({
  name: "Assinaturas",
  args: { subscription: "active" },
  render: () => (
    <Inline>
      {subscriptionStatuses.map((status) => (
        <StatusBadge key={status} subscription={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("AtivaSuspensaExpiradaEm atrasoCancelada");
    const drawings = [...canvasElement.querySelectorAll("svg")].map((svg) => svg.innerHTML);
    await expect(new Set(drawings).size).toBe(subscriptionStatuses.length);
  },
});

const progresses: readonly ShipmentProgress[] = [
  "awaiting-box",
  "processing",
  "preparing",
  "sent",
  "delivered",
  "aborted",
];

export const Shipments = meta.story({
  name: "Envios",
  args: { shipment: "sent" },
  render: () => (
    <Inline>
      {progresses.map((progress) => (
        <StatusBadge key={progress} shipment={progress} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll("svg")].map((svg) => svg.innerHTML);
    await expect(new Set(drawings).size).toBe(progresses.length);
  },
});

export const TheServersWords = meta.story({
  name: "Com as palavras do servidor",
  args: { subscription: "active", label: "Ativa até 12/05" },
});

export const UnknownStatus = meta.story({
  name: "Situação desconhecida",
  args: { tone: "neutral", label: "Em análise" },
  render: () => (
    <Inline>
      {(["neutral", "success", "warning", "danger", "info"] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone} label="Em análise" />
      ))}
    </Inline>
  ),
});

export const LongestText = meta.story({
  args: { shipment: "processing" },
  render: () => (
    <Stack align="start">
      <StatusBadge shipment="processing" />
      <StatusBadge
        subscription="suspended"
        label="Suspensa a pedido do Maximiliano Bartolomeu Terceiro até a próxima cobrança de R$ 12.345,67"
      />
    </Stack>
  ),
});

export const Dark = Shipments.extend({ globals: { theme: "dark" }, play: async () => {} });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
