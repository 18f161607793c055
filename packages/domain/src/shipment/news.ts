import type { CivilDate } from "../calendar/civilDate.ts";
import { ofPet } from "../pet/phrases.ts";
import { earlierOf } from "../subscription/earlierOf.ts";
import { isOverdue } from "../subscription/overdue.ts";
import type { ShipmentFlow } from "./flow.ts";
import type { Shipment } from "./shipment.ts";

/**
 * The changes between two snapshots, for screen readers: per subscription one sentence about the furthest event of its boxes, and one about
 * its end.
 */
export function shipmentNews(
  before: readonly ShipmentFlow[],
  after: readonly ShipmentFlow[],
  today: CivilDate,
): readonly string[] {
  return after.flatMap((flow) => {
    const earlier = earlierOf(flow, { before, after }, identityOf);
    return earlier === undefined
      ? []
      : [newsOf(earlier, flow, today), endOf(earlier, flow)].filter((news) => news !== undefined);
  });
}

function identityOf({ subscription, pet, since }: ShipmentFlow) {
  return { code: subscription, lasting: `${pet.name ?? ""} ${since ?? ""}` };
}

type Stage = "opened" | "packed" | "handed-over" | "delivered" | "aborted";

const stages: readonly Stage[] = ["opened", "packed", "handed-over", "delivered", "aborted"];

const stageTexts: Readonly<Record<Stage, (box: string) => string>> = {
  opened: (box) => `O pagamento da ${box} foi confirmado.`,
  packed: (box) => `A ${box} foi embalada.`,
  "handed-over": (box) => `A ${box} saiu e está com a transportadora.`,
  delivered: (box) => `A ${box} chegou.`,
  aborted: (box) => `O envio da ${box} foi abortado.`,
};

function newsOf(before: ShipmentFlow, after: ShipmentFlow, today: CivilDate): string | undefined {
  const box = `caixa ${ofPet(after.pet)}`;
  const [newest] = after.shipments;
  if (newest !== undefined && hasMoved(before, newest)) return stageTexts[stageOf(newest)](box);
  // The overdue amount is announced next to its button.
  if (isOverdue(after, today) && !isOverdue(before, today)) return `O pagamento da ${box} está em atraso.`;
  // The payment of an ended subscription may be that of an earlier box, or of its penalty.
  if (after.active && after.payment.paid && !before.payment.paid) return stageTexts.opened(box);
  return undefined;
}

function endOf(before: ShipmentFlow, after: ShipmentFlow): string | undefined {
  if (!before.active || after.active) return undefined;
  const isCanceled = after.facts?.status === "canceled";
  return `A assinatura ${ofPet(after.pet)} ${isCanceled ? "foi cancelada" : "terminou"}.`;
}

/** A box only moves forward: older snapshots and older boxes are ignored. */
function hasMoved(before: ShipmentFlow, newest: Shipment): boolean {
  const same = before.shipments.findIndex(({ id }) => id === newest.id);
  if (same > 0) return false;
  const earlier = before.shipments[same];
  return earlier === undefined || stages.indexOf(stageOf(newest)) > stages.indexOf(stageOf(earlier));
}

function stageOf({ status, delivered, carrier, packed }: Shipment): Stage {
  if (delivered) return "delivered";
  if (status === "aborted") return "aborted";
  if (status === "sent" || carrier) return "handed-over";
  return packed ? "packed" : "opened";
}
