import type { Texts } from "../texts.ts";
import { spanishCount } from "./spanishFormats.ts";

const subscriptions = {
  active: "Activa",
  suspended: "Suspendida",
  expired: "Vencida",
  overdue: "Pago atrasado",
  canceled: "Cancelada",
};

const shipments = {
  "awaiting-box": "Esperando el BOX",
  processing: "Pedido en proceso",
  preparing: "Preparando el pedido",
  sent: "Enviado",
  delivered: "Entregado",
  aborted: "Envío cancelado",
};

/** By the names that the shop uses in Portuguese. */
const levels: Readonly<Record<string, string>> = {
  Bronze: "Bronce",
  Prata: "Plata",
  Ouro: "Oro",
  Platina: "Platino",
};

export const spanishStatus = {
  countdown: { announce: (seconds) => `${seconds === 1 ? "Falta" : "Faltan"} ${spanishCount(seconds, "segundo")}` },
  loadingOverlay: { title: "Cargando" },
  loyaltyLevel: {
    levelName: (level) => levels[level] ?? level,
    levelText: (level) => `Nivel ${level}`,
    unknownLabel: "Todavía sin nivel",
    receivedText: (boxes) => `${boxes} BOX ${boxes === 1 ? "recibido" : "recibidos"}`,
    missingText: (boxes, level) => `${boxes === 1 ? "Falta" : "Faltan"} ${boxes} BOX para el nivel ${level}`,
    topLabel: "¡Llegaste al nivel más alto!",
    benefitsLabel: "Tus beneficios",
  },
  ratingSummary: { unratedLabel: "Todavía sin calificación", outOfLabel: "de 5" },
  statusBadge: {
    subscriptionText: (status) => subscriptions[status],
    shipmentText: (progress) => shipments[progress],
  },
  timeline: {
    label: "Progreso del envío",
    doneLabel: "completada",
    currentLabel: "en curso",
    waitingLabel: "por venir",
    failedLabel: "con un problema",
  },
} satisfies Partial<Texts>;
