import { seePendingPaymentText } from "../payment/pendingPayment.ts";
import type { Species } from "../pet/species.ts";
import { renewLabel } from "../renewal/renewal.ts";
import { accountPaths, boxPaths, planPaths, resolutionPaths, sitePaths } from "../site/paths.ts";
import { pathTo } from "../site/pathTo.ts";
import { startPath } from "../site/startPath.ts";
import type { Attention } from "./attention.ts";
import { resolveText } from "./overdue.ts";

/** The one next step for the most urgent thing: a link. */
export interface AttentionStep {
  readonly label: string;
  readonly path: `/${string}`;
}

/**
 * The next step; every state has one.
 * @param code of the subscription.
 * @param species of its pet, if known: a new subscription then starts with it.
 */
export function attentionStep(attention: Attention, code: string, species?: Species): AttentionStep {
  const own = pathTo(planPaths.plan, { code });
  const resolution = pathTo(resolutionPaths.resolution, { subscription: code });
  switch (attention.kind) {
    case "debt":
      return { label: attention.debt.isPenalty ? "Pagar a multa" : resolveText, path: resolution };
    case "payment":
      return { label: seePendingPaymentText[attention.payment.by], path: resolution };
    case "card":
      return { label: "Trocar o cartão", path: accountPaths.cards };
    case "box":
      return attention.box.state === "late"
        ? { label: "Ver a caixa", path: boxPaths.received }
        : { label: "Ver assinatura", path: own };
    case "end-of-term":
    case "expired":
      return { label: renewLabel, path: own };
    case "canceled":
      return { label: "Assinar de novo", path: species ? startPath({ species }) : sitePaths.subscribe };
    default:
      return { label: "Ver assinatura", path: own };
  }
}
