import { seePendingPaymentText } from "../payment/pendingPayment.ts";
import { type NamedPet, withArticle } from "../pet/phrases.ts";
import { renewLabel } from "../renewal/renewal.ts";
import { accountPaths, boxPaths, planPaths, resolutionPaths, sitePaths } from "../site/paths.ts";
import { pathTo } from "../site/pathTo.ts";
import type { Attention } from "./attention.ts";
import { regulariseText } from "./overdue.ts";

/** The one next step for the most urgent thing: a link. */
export interface AttentionStep {
  readonly label: string;
  readonly path: `/${string}`;
}

/** The label of the way back to an ended subscription. */
export function comebackLabel(pet: NamedPet): string {
  return `Voltar com ${withArticle(pet)}`;
}

/** The next step; every state has one. @param code of the subscription. */
export function attentionStep(attention: Attention, code: string): AttentionStep {
  const own = pathTo(planPaths.plan, { code });
  switch (attention.kind) {
    case "debt":
      return { label: regulariseText, path: pathTo(resolutionPaths.resolution, { subscription: code }) };
    case "payment": {
      const label = seePendingPaymentText[attention.payment.by];
      return { label, path: pathTo(resolutionPaths.resolution, { subscription: code }) };
    }
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
      return { label: "Assinar de novo", path: sitePaths.subscribe };
    default:
      return { label: "Ver assinatura", path: own };
  }
}
